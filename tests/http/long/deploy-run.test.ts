import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../e2e/support/process.ts';
import { freePort } from '../../../web/test/free-port.ts';

const run = promisify(execFile);
const DEPLOY = join(ROOT, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'deploy-run-'));
chmodSync(folder, 0o755);
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe('deploy/build.sh and deploy/run.sh', () => {
  it('the site builds in an empty folder, and runs as an unprivileged user after it has been moved and made read-only', async () => {
    const [home, built, data] = ['home', 'built', 'data'].map((name) => ownFolder(join(folder, name)));
    if (!home || !built || !data) throw new Error('expected three names');
    const { stdout: registry } = await run('npm', ['config', 'get', 'registry'], { cwd: ROOT });
    const env = { PATH: process.env.PATH ?? '', HOME: home };
    const [build = '', ...building] = [...AS_NOBODY, join(DEPLOY, 'build.sh'), built];
    await run(build, building, {
      env: { ...env, EDITION: 'embedded', npm_config_registry: registry.trim(), ...CERTIFICATES },
      maxBuffer: 16 * 1024 * 1024,
    });
    // Moves the build and makes it read-only, as in an image.
    const site = join(folder, 'site');
    renameSync(built, site);
    await run('chmod', ['-R', 'a-w', site]);
    for (const unneeded of ['node_modules/vite', 'e2e', 'tests', 'bench', 'docs', 'web/src/now.test.ts'])
      expect(existsSync(join(site, unneeded)), unneeded).toBe(false);

    const port = { PORT: String(await freePort()) };
    const [program = '', ...args] = [...AS_NOBODY, join(site, 'deploy', 'run.sh')];
    const ALLOW = 'sqlite,mail-folder,demo-content,simulated-clock';
    const settings = { ...env, ...port, DATA_DIR: data };
    await expect(run(program, args, { env: settings })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/sqlite[\s\S]*mail-folder[\s\S]*demo-content[\s\S]*simulated-clock/),
    });
    const running = spawn(program, args, { env: { ...settings, ALLOW }, stdio: 'ignore' });
    const ended = once(running, 'exit');
    try {
      await run(process.execPath, [join(DEPLOY, 'healthy.mjs'), '/readyz', '60'], { env: port });
      const page = await fetch(`http://localhost:${port.PORT}/praktisch`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('</html>');
      // Put the settings in a file, as docs/operations/install.md describes for systemd. A shell could not parse one of
      // the values.
      const file = join(folder, 'settings.env');
      writeFileSync(file, '# Mail\nMAIL_FROM=Boektopia <info@voorbeeld.be>\n');
      const [ask = '', ...asking] = [...AS_NOBODY, join(site, 'deploy', 'submissions.sh')];
      const submissions = async (...words: string[]) => {
        const told = { cwd: folder, env: { ...env, SETTINGS: file, DATA_DIR: data } };
        return (await run(ask, [...asking, ...words], told)).stdout;
      };
      expect(await submissions('list')).toBe('Geen inzendingen.\n');
      // `purge` must also empty the mail folders of all processes.
      expect(await submissions('purge')).toBe('0 inzendingen gewist.\n');
      ownFolder(join(home, 'mail'));
      expect(await submissions('purge', '--email', 'niemand@voorbeeld.be', '--yes')).toBe(
        '0 inzendingen gewist.\n',
      );
    } finally {
      running.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    await expect(run(process.execPath, [join(DEPLOY, 'healthy.mjs')], { env: port })).rejects.toThrow(
      'does not respond',
    );
  }, 900_000);
});

/** The certificates that this machine needs to reach the registry. */
const CERTIFICATES = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Root may write anywhere, so the test drops root's privileges. */
const AS_NOBODY =
  userInfo().uid === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : [];

function ownFolder(path: string): string {
  mkdirSync(path);
  if (userInfo().uid === 0) chownSync(path, 65_534, 65_534);
  return path;
}
