// Turns a built copy of the sources into a release: removes everything that production does not read, in place.
//   node scripts/release.mjs        in the copy; EDITION=embedded keeps content/, the demo edition

import './supported-node.mjs';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, stopOn } from './child.mjs';
import { ROOT } from './places.mjs';

/**
 * The files that production reads. `web/src` is one of them, because Node runs the command `deploy/submissions.sh`
 * from its sources there.
 */
const NEEDED = [
  '.env.example',
  '.nvmrc',
  'deploy',
  'node_modules',
  'package.json',
  'packages/storyblok-emulator',
  'packages/uitdatabank-emulator',
  'scripts',
  'web/build',
  'web/node_modules',
  'web/package.json',
  'web/src',
  ...(process.env.EDITION === 'embedded' ? ['content'] : []),
];
const TEST_FILES = /\.test\.\w+$|^(?:fixtures|test|long)$/;
/** The workspaces whose packages the site needs at run time. */
const WORKSPACES = ['web', 'packages/storyblok-emulator', 'packages/uitdatabank-emulator'];

if (existsSync(join(ROOT, '.git'))) {
  console.error(`${ROOT} is a working copy of the repository. Name another folder: deploy/build.sh FOLDER`);
  process.exit(1);
}
const workspaces = WORKSPACES.map((name) => `--workspace=${name}`);
// `npm prune` would not work here: limited to some workspaces, it does not remove the development packages of
// the others.
stopOn(await npm(['ci', '--omit=dev', ...workspaces, '--no-progress', '--loglevel=error']));
removeAllBut(ROOT, '');
for (const folder of ['packages', 'scripts', 'web/src']) removeTests(join(ROOT, folder));

/**
 * Removes every file and folder that is not needed. Keeps the folders that contain needed files.
 * @param {string} folder
 * @param {string} path Its path below the root, '' for the root itself.
 */
function removeAllBut(folder, path) {
  for (const name of readdirSync(folder)) {
    const below = path === '' ? name : `${path}/${name}`;
    if (NEEDED.includes(below)) continue;
    if (NEEDED.some((needed) => needed.startsWith(`${below}/`))) removeAllBut(join(folder, name), below);
    else rmSync(join(folder, name), { recursive: true });
  }
}

/** @param {string} folder */
function removeTests(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'node_modules') continue;
    if (TEST_FILES.test(name)) rmSync(path, { recursive: true });
    else if (statSync(path).isDirectory()) removeTests(path);
  }
}
