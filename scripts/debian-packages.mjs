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
