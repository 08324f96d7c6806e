// Imported first by every entry script. If Node is too old for the site, it fetches a supported version from npm and
// runs the same command with it; the code of the importing script then never runs.
//
// Other modules that the script imports are evaluated while this one waits, so they must do nothing on import. Node 20
// must be able to read this file and the modules that it imports.

import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './child.mjs';
import { isSupported, nodeProgram } from './node-program.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/**
 * Returns a Node program that can run the site: the running one, or one of the `.nvmrc` major version fetched from npm.
 * If neither is possible, prints the reason and returns `undefined`.
 */
async function supportedNode() {
  const { version } = process;
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (isSupported(version.slice(1), engines.node)) return process.execPath;
  const major = Number(readFileSync(join(ROOT, '.nvmrc'), 'utf8'));
  console.error(`Node ${version} is too old (${engines.node}): continuing with Node ${major} from npm.`);
  return nodeProgram(major);
}

const program = await supportedNode();
const isEntry = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isEntry) {
  // `node scripts/supported-node.mjs` prints the path of the program. deploy/run.sh starts the site with that
  // program.
  if (program !== undefined) console.log(program);
  process.exitCode = program === undefined ? 1 : 0;
} else if (program !== process.execPath) {
  if (program === undefined) process.exit(1);
  stopWithNpm();
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const args = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(await run(program, args, { cwd: process.cwd(), env: { ...process.env, PATH } }));
}
