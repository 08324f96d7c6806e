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
 * The two programs that the compiler checks. One contains code that may use browser types. The other contains the
 * packages, which may not use them. With one program per folder, the compiler would load the types of Node, the DOM and
 * the site again for each folder.
 */
export const TYPED = ['tsconfig.site.json', 'tsconfig.packages.json'];
/**
 * Folders with their own `tsconfig.json`, which code editors use. It exposes only the types that the folder may use.
 */
export const TYPED_FOLDERS = [
  'web',
  'packages/storyblok-emulator',
  'packages/content-check',
  'packages/content-sync',
  'packages/new-edition',
  'packages/uitdatabank-emulator',
  'e2e',
  'tests',
  'bench',
  'scripts',
].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

/** The folder of the compiler's incremental cache. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'types');
/** The folder with the traces of failed browser tests. */
const TRACES = join(ROOT, 'e2e', 'test-results', 'traces');
/** The path of Playwright's list of failed tests. It contains ids, because titles are not unique. */
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
 * Returns the steps without a browser, in two lanes: one of static checks, one that builds and runs tests. Unused code, other
 * time zones and incomplete sites are checked only before a push (`test`), not at every save (`check`).
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
 * Creates the step that runs the journeys of visitors in Chromium.
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
 * Checks all programs, even after a failure; together they count as one test. The compiler uses one thread, because a
 * second one would compute shared types again, and tests use the other core.
 * @param {NodeJS.ProcessEnv} env
 * @param {Tell} [tell]
 */
export async function types(env, tell, programs = TYPED) {
  mkdirSync(COMPILED, { recursive: true });
  const codes = [];
  for (const name of programs) {
    const buildInfo = join(COMPILED, `${name.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', name, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo];
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
    // Runs only failed tests again with a trace, because tracing every test would slow down every run.
    const traced = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `traced-${name}.json`) };
    const again = ['--last-failed', `--last-failed-file=${LAST_RUN}`, '--trace=on', `--output=${TRACES}`];
    await node(cli, ['test', ...args, '--reporter=line', ...again], { cwd, env: traced, tell });
    (tell ?? console.log)(
      `Failed tests ran again with a trace: npx playwright show-trace ${relative(ROOT, TRACES)}/…/trace.zip`,
    );
  }
  return result;
}

/**
 * Whether the last run of Playwright finished and failed because of failed tests, and not because of their set-up.
 */
function namesFailures() {
  if (!existsSync(LAST_RUN)) return false;
  const { status, failedTests } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
  return status === 'failed' && failedTests.length > 0;
}
