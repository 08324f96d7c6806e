import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './child.mjs';
import { installObstacle } from './install-hints.mjs';
import { ROOT, WORKSPACES } from './places.mjs';

const NOTE = join(ROOT, 'node_modules', '.installed-from');

/** A hash over what decides which packages belong here. */
export function packagesHash() {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json',
    'package.json',
    ...WORKSPACES.map((name) => join(name, 'package.json')),
  ];
  for (const file of files) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Installs when there are no packages yet or other ones are asked for. `npm install`, not `npm ci`: some
 * registries lack the packages of other platforms, and `npm ci` then refuses the lock file. With
 * `--include=dev`, because NODE_ENV=production would leave out what the build needs.
 */
export async function ensureInstalled() {
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === packagesHash()) return;
  console.log('Pakketten installeren…');
  const obstacle = await installObstacle(ROOT);
  if (obstacle) {
    console.error(obstacle);
    process.exit(1);
  }
  const code = await npm(['install', '--include=dev', '--no-progress', '--loglevel=error']);
  if (code !== 0) {
    console.error('Installeren lukte niet. Kijk of het netwerk en het npm-register bereikbaar zijn.');
    process.exit(code);
  }
  // npm may have completed the lock file: what counts is what it says now.
  writeFileSync(NOTE, packagesHash());
}
