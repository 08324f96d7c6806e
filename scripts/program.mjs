// Runs one of the TypeScript programs of this repository:
//   npm run content|events|content:check|content:link|content:pull|content:push|content:rehearse|edition|submissions|fleet|bench|…  [-- ARGUMENTS]

import './supported-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { run, stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/**
 * - `file`: the program, from the root of the repository.
 * - `settings`: whether it reads `.env`, as the site does.
 * - `ownPort`: whether it ignores the PORT of `.env`, which is the site's; PORT in the shell still counts.
 * - `built`: whether it needs a build of the site.
 * - `nodeArgs`, `args`: what precedes the caller's arguments.
 * @typedef {{
 *   file: string, settings?: true, ownPort?: true, built?: true, nodeArgs?: string[], args?: string[],
 * }} Program
 * @type {Readonly<Record<string, Program>>}
 */
const PROGRAMS = {
  content: { file: 'packages/storyblok-emulator/src/main.ts', settings: true, ownPort: true },
  events: { file: 'packages/uitdatabank-emulator/src/main.ts', settings: true, ownPort: true },
  'content:check': { file: 'packages/content-check/src/main.ts', settings: true },
  'content:link': { file: 'web/src/submissions/command/content-link.ts', settings: true },
  'content:pull': { file: 'packages/content-sync/src/main.ts', settings: true, args: ['pull'] },
  'content:push': { file: 'packages/content-sync/src/main.ts', settings: true, args: ['push'] },
  'content:rehearse': { file: 'scripts/rehearse.mjs', settings: true },
  edition: { file: 'packages/new-edition/src/main.ts', settings: true },
  submissions: { file: 'web/src/submissions/command/main.ts', settings: true },
  fleet: { file: 'tests/fleet/main.ts', built: true },
  bench: { file: 'bench/src/main.ts', nodeArgs: ['--expose-gc'] },
  screenshots: { file: 'e2e/screenshots/screenshots.ts' },
  compare: { file: 'tests/compare/compare.ts' },
  'content-model-pictures': { file: 'e2e/content-model-pictures.ts' },
};

const [name = '', ...given] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program === undefined) {
  console.error(`There is no program «${name}»: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(1);
}
const { file, settings, ownPort, built, nodeArgs = [], args = [] } = program;

stopWithNpm();
const portOfShell = process.env.PORT;
if (settings) readSettings();
if (ownPort && portOfShell === undefined) delete process.env.PORT;
await ensureInstalled();
if (built) stopOn(await ensureBuilt());
process.exit(await run(process.execPath, [...nodeArgs, join(ROOT, file), ...args, ...given]));
