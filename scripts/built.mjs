import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { unwritable } from './install-hints.mjs';
import { packagesHash } from './installed.mjs';
import { ROOT, SERVER_BUILD } from './places.mjs';

const NOTE = join(ROOT, 'web', 'build', 'built-from');
const SOURCES = ['web', 'packages/storyblok-emulator', 'packages/uitdatabank-emulator', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'build', '.data', 'test', 'coverage']);

/** Returns a hash over all inputs of a build. Content is not an input. */
function sourcesHash() {
  const hash = createHash('sha256')
    .update(packagesHash())
    .update(process.versions.node.split('.')[0] ?? '');
  for (const source of SOURCES) {
    for (const file of filesOf(join(ROOT, source))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the site if the existing build is missing or outdated. Returns an exit code.
 * @param {(text: string) => void} [tell]
 */
export async function ensureBuilt(tell) {
  const wanted = sourcesHash();
  if (existsSync(SERVER_BUILD) && existsSync(NOTE) && readFileSync(NOTE, 'utf8') === wanted) return 0;
  const closed = unwritable([join(ROOT, 'web', 'build')]);
  if (closed) {
    (tell ?? console.error)(`Geen schrijfrechten in ${closed}: de site kan niet gebouwd worden.`);
    return 1;
  }
  (tell ?? console.log)('De site bouwen…');
  const code = await run(process.execPath, [join(ROOT, 'scripts', 'build-site.mjs')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    tell,
  });
  // An unfinished build never contains this note, because each build first empties its folder.
  if (code === 0) writeFileSync(NOTE, wanted);
  return code;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name) && !/\.test\.\w+$/.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
