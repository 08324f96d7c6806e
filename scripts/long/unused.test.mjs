import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../places.mjs';

/** @type {string[]} */
const planted = [];
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

/**
 * The files of a small site without unused code. Tests add unused code to it. The site uses the Knip configuration of
 * this repository.
 */
const USED = {
  'package.json': { name: 'small', private: true, workspaces: ['web'] },
  'web/package.json': { name: 'web', private: true, type: 'module', dependencies: { zod: '4.6.7' } },
  'web/src/server/main.ts':
    "import { z } from 'zod';\nimport { day } from '../domain/day.ts';\nz.parse(day);\n",
  'web/src/domain/day.ts': 'export const day = 1;\n',
};

/**
 * Adds these files to the site of {@link USED}, and lists its unused code, each finding as `kind: name in file`.
 * @param {Readonly<Record<string, string | object>>} files
 */
function unusedIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  planted.push(root);
  for (const [path, content] of Object.entries({ ...USED, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  copyFileSync(join(ROOT, 'knip.jsonc'), join(root, 'knip.jsonc'));
  // With `--no-exit-code`, findings do not make the call throw, but an error in knip itself does.
  const knip = join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js');
  const args = [knip, '--directory', root, '--reporter', 'json', '--no-config-hints', '--no-exit-code'];
  /** @type {{ issues: (Record<string, { name: string }[]> & { file: string })[] }} */
  const { issues } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${kind}: ${name} in ${file}`)),
  );
}

describe('the list of unused code', () => {
  // Checks all kinds in one run, because each run takes seconds.
  it('the check names an unused file, export, type and dependency, and an undeclared package', () => {
    const found = unusedIn({
      'web/package.json': { ...USED['web/package.json'], dependencies: { zod: '4.6.7', hono: '4.13.19' } },
      'web/src/domain/day.ts': 'export const day = 1;\nexport const night = 2;\nexport type Hour = 3;\n',
      'web/src/domain/week.ts': 'export const week = 7;\n',
      'web/src/server/main.ts': `${USED['web/src/server/main.ts']}import 'kysely';\n`,
    });
    expect(found.sort()).toEqual([
      'dependencies: hono in web/package.json',
      'exports: night in web/src/domain/day.ts',
      'files: web/src/domain/week.ts in web/src/domain/week.ts',
      'types: Hour in web/src/domain/day.ts',
      'unlisted: kysely in web/src/server/main.ts',
    ]);
  });
});
