import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from './child.mjs';
import { ROOT } from './places.mjs';

/**
 * The path of a Node of this major version: the one that runs this, else the one that npm has for this machine, kept in
 * `node_modules/.cache`. `undefined`, after saying why, when there is none.
 * @param {number} version
 */
export async function nodeProgram(version) {
  if (Number(process.versions.node.split('.')[0]) === version) return process.execPath;
  const folder = join(ROOT, 'node_modules', '.cache', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await npm(['install', `${name}@${version}`, '--ignore-scripts', '--no-progress', '--loglevel=error'], {
      cwd: folder,
    });
  }
  if (existsSync(program) && (await run(program, ['--version'])) === 0) return program;
  console.error(
    `There is no Node ${version} for this machine: npm has no ${name}@${version} that runs here.`,
  );
  return undefined;
}
