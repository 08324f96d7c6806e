import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';

/**
 * Installs packages with apt-get where this machine has it, as root or as one who may act as root without being asked.
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
 * The packages whose program is not on this machine after they were installed: none, where all is well.
 * @param {Readonly<Record<string, string>>} programs What each Debian package brings.
 */
export async function ensurePackages(programs) {
  const before = missing(programs);
  if (before.length > 0) await installPackages(before);
  return missing(programs);
}

/** @param {Readonly<Record<string, string>>} programs */
function missing(programs) {
  return Object.entries(programs).flatMap(([name, program]) =>
    // Debian puts servers where only root's PATH leads.
    [...pathsOf(program), join('/usr/sbin', program)].some(isExecutable) ? [] : [name],
  );
}

/**
 * Where a program with this name would stand, folder by folder of the PATH.
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
