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

/** A small site under our own configuration, in which everything is used. */
const USED = {
  'package.json': { name: 'small', private: true, workspaces: ['web'] },
  'web/package.json': { name: 'web', private: true, type: 'module', dependencies: { zod: '4.6.7' } },
  'web/src/server/main.ts':
    "import { z } from 'zod';\nimport { day } from '../domain/day.ts';\nz.parse(day);\n",
  'web/src/domain/day.ts': 'export const day = 1;\n',
};

/**
 * What is unused in that site once these files are in it too: each finding as its kind and its name.
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
  // The exit code of findings is shown by npm run check itself; an error of the tool still throws here.
  const knip = join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js');
  const args = [knip, '--directory', root, '--reporter', 'json', '--no-config-hints', '--no-exit-code'];
  /** @type {{ issues: (Record<string, { name: string }[]> & { file: string })[] }} */
  const { issues } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${kind}: ${name} in ${file}`)),
  );
}

describe('the list of what is unused', () => {
  // In one go, for each look at a site takes seconds: what is used is in it too, and not named.
  it('names a file, an export, a type and a dependency that nobody uses, and a package that nobody declared', () => {
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
