import './supported-node.mjs';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { run, stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const seed = Math.floor(Math.random() * 2 ** 31);

/**
 * The soak tests: a description, the journeys of `e2e/` (`[]`: all) or the program, and the environment variables that
 * make the run long. Variables set in the shell take precedence; further arguments are passed on.
 * @type {Readonly<Record<string, { does: string, journeys?: string[], program?: string, numbers?: Record<string,
 *   string> }>>}
 */
const SOAKS = {
  live: {
    does: 'the hall screen through a festival day of 12 hours at 60 times the speed, while the server is killed 20 times',
    journeys: ['live-without-server.e2e.ts', '-g', 'a hurried festival day'],
    numbers: { LIVE_DAY: 'whole' },
  },
  filters: {
    does: 'random selections of the filter: the same result without JavaScript, with it, and computed from the files',
    journeys: ['filter-property.e2e.ts'],
    numbers: { FILTER_RUNS: '200', FILTER_SEED: String(seed) },
  },
  forms: {
    does: '20 × 200 submissions while the server is killed, on SQLite and PostgreSQL; 1,000 more to two servers',
    program: 'web/test/submissions/soak.ts',
  },
  strangers: {
    does: '20,000 addresses of 15 KB, 1,000 missing pages and 1,000 dropped streams: memory, cache and slots stay bounded',
    program: 'e2e/soak/strangers.ts',
  },
  rest: {
    does: 'all journeys, with every site reading its content over REST',
    journeys: ['--project=journeys'],
    numbers: { CONTENT_API: 'rest' },
  },
};

const [name = '', ...more] = process.argv.slice(2);
const soak = SOAKS[name];
if (soak === undefined) {
  console.log('npm run soak -- NAME');
  for (const [known, { does }] of Object.entries(SOAKS)) console.log(`  ${known.padEnd(11)}${does}`);
  process.exit(name === '' ? 0 : 1);
}

stopWithNpm();
process.chdir(ROOT);
await ensureInstalled();
const { ensureBuilt } = await import('./built.mjs');
const { findOrInstallChromium } = await import('./chromium.mjs');
if (process.env.SITE_SERVER === undefined) stopOn(await ensureBuilt());
const chromium = await findOrInstallChromium();
if (!chromium) process.exit(1);

const { journeys = [], program, numbers = {} } = soak;
const set = Object.entries(numbers).map(([number, value]) => [number, process.env[number] ?? value]);
console.log([`soak ${name}`, ...set.map(([number, value]) => `${number}=${value}`)].join(' '));
const args = program
  ? [join(ROOT, program), ...more]
  : [join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'test', ...journeys, '--reporter=list', ...more];
process.exitCode = await run(process.execPath, args, {
  cwd: join(ROOT, 'e2e'),
  env: { ...bareEnvironment(), CHROMIUM_PATH: chromium, ...Object.fromEntries(set) },
});
