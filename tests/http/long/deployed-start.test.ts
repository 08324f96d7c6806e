import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { ROOT } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';

const ALL = ['sqlite', 'mail-folder', 'demo-content', 'simulated-clock'] as const;
const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `deploy/run.sh` until it ends, as on a platform that sets only PORT. */
function deployed(env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const given = { PATH, HOME, PORT: '0', DATA_DIR: folder, CONTENT_DIR: FIXTURE_EDITION, ...env };
  return new Promise((resolve) => {
    const child = execFile(join(ROOT, 'deploy', 'run.sh'), { env: given }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
/** Returns the names that an error message asks the operator to add to `ALLOW`. */
const named = (output: string) => [...output.matchAll(/or ([\w-]+) in ALLOW/g)].map(([, name]) => name);

test('without ALLOW, a deployed site exits with code 1 and lists all defaults of the demo in one message', async () => {
  const { code, output } = await deployed({});
  expect(code).toBe(1);
  expect(named(output)).toEqual(ALL);
  expect(output).toContain('SMTP_URL and MANDRILL_API_KEY are not set: mail is only written to a folder');
});

test.each(ALL)('a deployed start whose ALLOW lacks only «%s» ends with 1 and names it', async (name) => {
  const { code, output } = await deployed({ ALLOW: ALL.filter((other) => other !== name).join(',') });
  expect(code).toBe(1);
  expect(named(output)).toEqual([name]);
});

test('a deployed site with every default in ALLOW starts, and logs a warning that names them', async () => {
  const site = await startSite({ DEPLOYED: '1', ALLOW: ALL.join(',') });
  await site.stop();
  expect(site.log).toContain(`ALLOW accepts defaults of the demo on a public site: ${ALL.join(', ')}`);
});
