import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { npm } from './child.mjs';
import { installObstacle } from './install-hints.mjs';
import { ROOT, WORKSPACES } from './places.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** The path of npm's own record of the installed packages. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');

/**
 * The fields of a lock file entry that are used here.
 * @typedef {{
 *   version?: string,
 *   integrity?: string,
 *   link?: boolean,
 *   optional?: boolean,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 * }} LockEntry
 */

/** Returns a hash over the lock file, which determines the packages of a build. */
export function packagesHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/**
 * Installs exactly the packages of the lock file if the installed ones differ. If that fails, prints the reason and
 * ends the process. Does nothing without a lock file: a deployed release has none, because it already contains its
 * packages. `--include=dev` is necessary because NODE_ENV=production would leave out packages that the build needs.
 */
export async function ensureInstalled() {
  if (!existsSync(LOCK) || isInstalled()) return;
  console.log('Installing packages…');
  const obstacle = await installObstacle(ROOT);
  if (obstacle) {
    console.error(obstacle);
    process.exit(1);
  }
  const code = await npm(['ci', '--include=dev', '--no-progress', '--loglevel=error']);
  if (code !== 0) {
    console.error('Installing failed. Are the network and the npm registry reachable?');
    process.exit(code);
  }
}

/** Whether the packages in `node_modules` match the lock file, and the lock file matches the manifests. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const locked = entriesOf(LOCK);
  const installed = entriesOf(INSTALLED);
  const isCurrent = ['', ...WORKSPACES].every((folder) => {
    const { dependencies, devDependencies } = readJson(join(ROOT, folder, 'package.json'));
    const entry = locked[folder];
    return (
      isDeepStrictEqual(dependencies, entry?.dependencies) &&
      isDeepStrictEqual(devDependencies, entry?.devDependencies)
    );
  });
  const isComplete = Object.entries(locked).every(([path, { version, integrity, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const there = installed[path];
    // npm leaves out optional packages of other platforms.
    if (there === undefined) return optional === true;
    return there.link === link && there.version === version && there.integrity === integrity;
  });
  return isCurrent && isComplete && Object.keys(installed).every((path) => path in locked);
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function entriesOf(file) {
  return readJson(file).packages;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
