// Checks that the lock file is complete and current. Prints every finding; exit code 1 if there is any.
//   node scripts/lock-file.mjs [ROOT]

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './child.mjs';
import { ROOT } from './places.mjs';

/**
 * Instructions for repairing the lock file. The command runs twice, because npm settles peer dependencies only when
 * it starts from its own first result.
 */
const MEND = `Mend it with: rm -rf node_modules package-lock.json
  npm install --package-lock-only && npm install --package-lock-only`;

/**
 * @typedef {{ version?: string, integrity?: string, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * Lists the optional dependencies that the lock file names without an entry of their own. npm omits entries of other
 * platforms if packages are installed while it writes the file (npm/cli#4828). `npm ci` then fails on those platforms.
 * @param {Packages} packages
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !candidates(path, name).some((candidate) => candidate in packages))
      .map((name) => `${path || 'package.json'}: no entry for its optional dependency ${name}`),
  );
}

/**
 * Returns where Node looks for a dependency of the package at `path`, nearest folder first.
 * @param {string} path
 * @param {string} name
 * @returns {string[]}
 */
function candidates(path, name) {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === '') return [here];
  const parent = path.includes('node_modules/') ? path.slice(0, path.lastIndexOf('node_modules/')) : '';
  return [here, ...candidates(parent.replace(/\/$/, ''), name)];
}

/**
 * Lists the packages that a fresh installation from these manifests would add, remove or replace in the lock file.
 * Flags such as `peer` and `libc` are not compared: versions 10 and 11 of npm write them differently.
 * @param {string} root
 */
async function changedEntries(root) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
  try {
    const before = packagesIn(root);
    for (const file of ['package-lock.json', 'package.json', '.npmrc', ...manifests(before)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'];
    let output = '';
    const code = await npm(args, { cwd: folder, tell: (text) => (output += text) });
    if (code !== 0) return [`npm cannot install from package-lock.json: ${output.trim()}`];
    const after = packagesIn(folder);
    return Object.keys({ ...before, ...after })
      .filter((path) => identityOf(before[path]) !== identityOf(after[path]))
      .map((path) => `${path}: a fresh installation would change its entry`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Entry | undefined} entry */
function identityOf(entry) {
  return entry && `${entry.version} ${entry.integrity}`;
}

/**
 * @param {string} root
 * @returns {Packages}
 */
function packagesIn(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/** @param {Packages} packages */
function manifests(packages) {
  return Object.keys(packages)
    .filter((path) => path !== '' && !path.includes('node_modules/'))
    .map((path) => `${path}/package.json`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? ROOT;
  const packages = packagesIn(root);
  const findings = [...missingEntries(packages), ...(await changedEntries(root))];
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) console.error(MEND);
  else console.log(`The lock file is complete: ${Object.keys(packages).length} entries.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
