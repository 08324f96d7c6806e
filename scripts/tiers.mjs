import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { run } from './child.mjs';
import { ROOT } from './places.mjs';
import { oneTest, playwrightResult, vitestResult } from './results.mjs';

const TYPED = [
  'web',
  'packages/storyblok-emulator',
  'packages/content-check',
  'packages/content-sync',
  'packages/illustrations',
  'packages/uitdatabank-emulator',
  'e2e',
  'bench',
];
/** What judges by the clock is shown under these zones as well: a device and a server may be anywhere. */
const OTHER_ZONES = ['Europe/Brussels', 'America/New_York'];
const TIME_TESTS = ['.time.test.', 'web/src/domain/'];

const program = (...path) => join(ROOT, 'node_modules', ...path);
const node = (script, args, options) => run(process.execPath, [script, ...args], options);

/** Every tier of `npm test`: its name, and what runs it and says how many passed and failed. */
export function tiers({ env, reports, chromium }) {
  return [
    ['Types', () => types(env)],
    ['Lint', async () => oneTest(await node(program('@biomejs', 'biome', 'bin', 'biome'), ['ci'], { env }))],
    ['Imports', async () => oneTest(await node(join(ROOT, 'scripts', 'imports.mjs'), [], { env }))],
    ['Content', async () => oneTest(await node(join(ROOT, 'scripts', 'content-check.mjs'), [], { env }))],
    ['Unit and contract', () => vitest(env, reports, 'UTC', [])],
    ...OTHER_ZONES.map((zone) => [`Time in ${zone}`, () => vitest(env, reports, zone, TIME_TESTS)]),
    ['Build', async () => oneTest(await ensureBuilt())],
    ['End to end', () => endToEnd(env, reports, chromium)],
  ];
}

/** All workspaces are looked at, two at a time, also when the first one fails; together they are one test. */
async function types(env) {
  const codes = [
    await node(program('@react-router', 'dev', 'bin.js'), ['typegen'], { cwd: join(ROOT, 'web'), env }),
  ];
  const left = TYPED.filter((workspace) => hasCode(join(ROOT, workspace)));
  const check = async () => {
    for (let workspace = left.shift(); workspace !== undefined; workspace = left.shift()) {
      codes.push(await node(program('typescript', 'bin', 'tsc'), ['-p', workspace], { env }));
    }
  };
  await Promise.all([check(), check()]);
  return oneTest(codes.every((code) => code === 0) ? 0 : 1);
}

/** A workspace that holds no TypeScript yet is an error to the compiler. */
function hasCode(folder) {
  if (!existsSync(join(folder, 'tsconfig.json'))) return false;
  return readdirSync(folder, { recursive: true }).some((name) => /\.tsx?$/.test(String(name)));
}

async function vitest(env, reports, zone, filters) {
  const report = join(reports, `vitest-${zone.replace('/', '-')}.json`);
  const args = [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await node(program('vitest', 'vitest.mjs'), [...args, ...filters], {
    env: { ...env, NODE_ENV: 'test', TZ: zone },
  });
  return vitestResult(report, code);
}

async function endToEnd(env, reports, chromium) {
  const folder = join(ROOT, 'e2e');
  if (!existsSync(join(folder, 'playwright.config.ts'))) return { passed: 0, failed: 0 };
  if (!chromium) return oneTest(1);
  const report = join(reports, 'playwright.json');
  const code = await node(program('playwright', 'cli.js'), ['test', '--reporter=list,json'], {
    cwd: folder,
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightResult(report, code);
}
