import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';

/**
 * Installs packages with apt-get if this machine has it, as root or through a `sudo` that needs no password.
 * @param {readonly string[]} packages
 */
export async function installPackages(packages) {
  if (process.platform !== 'linux' || !isExecutable('/usr/bin/apt-get')) return;
  console.log(`${packages.join(', ')} installeren met apt-get…`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const aptGet = (...args) => {
    const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return run(program, rest);
  };
  const code = await aptGet('update', '-q');
  if (code === 0) await aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/**
 * Installs the missing packages, and returns those whose program is still missing afterwards.
 * @param {Readonly<Record<string, string>>} programs The program of each Debian package.
 */
export async function ensurePackages(programs) {
  const before = missing(programs);
  if (before.length > 0) await installPackages(before);
  return missing(programs);
}

/** @param {Readonly<Record<string, string>>} programs */
function missing(programs) {
  return Object.entries(programs).flatMap(([name, program]) =>
    // Debian installs servers in /usr/sbin, which is only on root's PATH.
    [...pathsOf(program), join('/usr/sbin', program)].some(isExecutable) ? [] : [name],
  );
}

/**
 * Returns the possible paths of a program with this name, one per folder of the PATH.
 * @param {string} name
 */
export function pathsOf(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
