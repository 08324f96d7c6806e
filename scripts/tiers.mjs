import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { run } from './child.mjs';
import { ROOT } from './places.mjs';
import { oneTest, playwrightResult, vitestResult } from './results.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */
/** @typedef {import('./run-steps.mjs').Tell} Tell */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {{ env: NodeJS.ProcessEnv, reports: string, chromium?: string }} Run */

/**
 * What the compiler checks, in two programs: what may know a browser, and the packages, which know none. A program for
 * each folder would read the types of Node, the DOM and the site again for each of them.
 */
export const TYPED = ['tsconfig.site.json', 'tsconfig.packages.json'];
/** Every folder with a `tsconfig.json` of its own, which editors read: it says what that folder alone may know. */
export const TYPED_FOLDERS = [
  'web',
  'packages/storyblok-emulator',
  'packages/content-check',
  'packages/content-sync',
  'packages/uitdatabank-emulator',
  'e2e',
  'tests',
  'bench',
  'scripts',
].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

/** What the compiler remembers of the last time. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'types');
/** Where a browser test that failed leaves its trace. */
const TRACES = join(ROOT, 'e2e', 'test-results', 'traces');
/** Where Playwright notes, by their ids, which tests failed: a title may stand in several places. */
const LAST_RUN = join(ROOT, 'e2e', 'test-results', '.last-run.json');

/** @param {string[]} path */
const program = (...path) => join(ROOT, 'node_modules', ...path);
/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {import('./child.mjs').RunOptions} options
 */
const node = (script, args, options) => run(process.execPath, [script, ...args], options);

/**
 * What needs no browser, in two lanes: while one reads, the other one builds and runs. Unused code, the other time zones and
 * sites with something missing are tried before a change leaves the machine (`test`), not at every save (`check`).
 * @param {Run} run
 * @param {'check' | 'test'} tier
 * @returns {Step[][]}
 */
export function checkLanes({ env, reports }, tier) {
  const beforePush = tier === 'test' ? ['brussels', 'new-york', 'before-push'] : [];
  const tests = ['unit', 'http', ...beforePush];
  const unused = step('Unused', program('knip', 'bin', 'knip.js'), env);
  return [
    [
      { name: 'Lint', run: (tell) => lint(env, [], tell) },
      step('Imports', join(ROOT, 'scripts', 'imports.mjs'), env),
      step('Content', join(ROOT, 'packages', 'content-check', 'src', 'main.ts'), env),
      step('Lock file', join(ROOT, 'scripts', 'lock-file.mjs'), env),
      step('Weight of the repository', join(ROOT, 'scripts', 'repository-weight.mjs'), env),
      { name: 'Types', run: (tell) => types(env, tell) },
      ...(tier === 'test' ? [unused] : []),
    ],
    [
      { name: 'Build', run: async (tell) => oneTest(await ensureBuilt(tell)) },
      { name: 'Unit, contract and HTTP', run: (tell) => vitest({ env, reports, projects: tests, tell }) },
    ],
  ];
}

/**
 * What a visitor does, in Chromium.
 * @param {Run} run
 * @returns {Step}
 */
export const journeys = ({ env, reports, chromium }) => ({
  name: 'Journeys in Chromium',
  run: (tell) => playwright({ env, reports, chromium, args: ['--project=journeys'], tell }),
});

/**
 * @param {string} name
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step}
 */
function step(name, script, env) {
  return { name, run: async (tell) => oneTest(await node(script, [], { env, tell })) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} args
 * @param {Tell} [tell]
 */
export async function lint(env, args, tell) {
  return oneTest(await node(program('@biomejs', 'biome', 'bin', 'biome'), ['ci', ...args], { env, tell }));
}

/**
 * All programs are checked, also when one fails; together they are one test. By one thread: a second one would work out
 * for itself what the first one knows of shared types, and the other core has tests to run.
 * @param {NodeJS.ProcessEnv} env
 * @param {Tell} [tell]
 */
export async function types(env, tell, programs = TYPED) {
  mkdirSync(COMPILED, { recursive: true });
  const codes = [];
  for (const name of programs) {
    const remembered = join(COMPILED, `${name.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', name, '--checkers', '1', '--incremental', '--tsBuildInfoFile', remembered];
    codes.push(await node(program('typescript-native', 'bin', 'tsc'), args, { env, tell }));
  }
  return oneTest(codes.every((code) => code === 0) ? 0 : 1);
}

/**
 * @typedef {{
 *   env: NodeJS.ProcessEnv,
 *   reports: string,
 *   projects: readonly string[],
 *   files?: readonly string[],
 *   name?: string,
 *   tell?: Tell,
 * }} VitestRun
 */

/**
 * @param {VitestRun} run
 * @returns {Promise<Result>}
 */
export async function vitest({ env, reports, projects, files = [], name = projects.join('-'), tell }) {
  const report = join(reports, `vitest-${name}.json`);
  const code = await node(
    program('vitest', 'vitest.mjs'),
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
      ...files,
    ],
    { env: { ...env, NODE_ENV: 'test', TZ: env.TZ ?? 'UTC' }, tell },
  );
  return vitestResult(report, code);
}

/** @typedef {Run & { args: readonly string[], tell?: Tell, name?: string }} PlaywrightRun */

/**
 * @param {PlaywrightRun} run
 * @returns {Promise<Result>}
 */
export async function playwright({ env, reports, chromium, args, tell, name = 'journeys' }) {
  if (!chromium) return oneTest(1);
  const report = join(reports, `playwright-${name}.json`);
  const browser = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const cli = program('playwright', 'cli.js');
  const cwd = join(ROOT, 'e2e');
  const code = await node(cli, ['test', '--reporter=list,json', ...args], { cwd, env: browser, tell });
  const result = playwrightResult(report, code);
  if (result.failed > 0 && namesFailures()) {
    // Tracing all tests would cost every run what only a failed one needs: what failed is opened again, and traced.
    const traced = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `traced-${name}.json`) };
    const again = ['--last-failed', `--last-failed-file=${LAST_RUN}`, '--trace=on', `--output=${TRACES}`];
    await node(cli, ['test', ...args, '--reporter=line', ...again], { cwd, env: traced, tell });
    (tell ?? console.log)(
      `What failed was run again with a trace: npx playwright show-trace ${relative(ROOT, TRACES)}/…/trace.zip`,
    );
  }
  return result;
}

/** Whether the last run of Playwright came to its end, and it was tests that failed and not what they need. */
function namesFailures() {
  if (!existsSync(LAST_RUN)) return false;
  const { status, failedTests } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
  return status === 'failed' && failedTests.length > 0;
}
