import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditDependencies } from './audit.mjs';
import { npm, run } from './child.mjs';
import { ensurePackages } from './debian-packages.mjs';
import { checkLicences } from './licences.mjs';
import { nodeProgram } from './node-program.mjs';
import { oldChromium } from './old-chromium.mjs';
import { ROOT } from './places.mjs';
import { oneTest, sum } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { checkLanes, journeys, playwright, TYPED_FOLDERS, types, vitest } from './tiers.mjs';

/** @typedef {import('./run-steps.mjs').Step & { does: string }} Part */

/** Environment that selects the long version of the tests: more samples, more rounds, production cache lifetimes. */
const LONG = { LONG_FORM: 'yes' };
const ZONES = { 'zone-brussels': 'Europe/Brussels', 'zone-new-york': 'America/New_York' };
/** The major versions of Node that the site and the emulators support. */
const NODES = [22, 24, 26];
/**
 * A major version of Node that is too old for the site. Every command that is started with it fetches a supported
 * version.
 */
const OLD_NODE = 20;
/** The major version of Node in deploy/Dockerfile. */
const DEPLOYED_NODE = 24;
/** The Debian package and program of the load balancer in front of a fleet of processes. */
const NGINX = { nginx: 'nginx' };
/**
 * The major version of the running Node. The part `check` already covers this version, so the parts for other versions
 * skip it.
 */
const OWN_NODE = Number(process.versions.node.split('.')[0]);

/**
 * Journeys that change or search content or open further pages of a list. While they run, a site requests more content
 * from its API, so only these journeys also run with the REST API. For all others, the part `rest` compares the pages
 * of both APIs instead.
 */
const JOURNEYS_OF_CONTENT = [
  'bad-content',
  'live',
  'news',
  'preview',
  'programme',
  'renewal',
  'search',
  'signing',
];
const COMMANDS = { check: 'npm run check', test: 'the whole of npm test' };

/**
 * The parts of `npm run test:all`, in the order in which they run.
 * @param {import('./tiers.mjs').Run} run
 * @returns {Part[]}
 */
export function parts(run) {
  const { env, reports } = run;
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  /** @param {string} name @param {string} does @param {readonly string[]} files @returns {Part} */
  const byVitest = (name, does, files, projects = ['unit', 'http', 'before-push', 'long']) => ({
    name,
    does,
    run: () => vitest({ env: { ...env, ...LONG }, reports, projects, files, name }),
  });
  /** @param {Part} part @returns {Part} */
  const withNginx = (part) => ({
    ...part,
    run: async (tell) => {
      await ensurePackages(NGINX);
      return part.run(tell);
    },
  });
  /** @param {string} name @param {string} does @param {readonly string[]} args @param {NodeJS.ProcessEnv} more */
  const byPlaywright = (name, does, args, more = LONG) => ({
    name,
    does,
    run: () => playwright({ ...run, env: { ...env, ...more }, args, name }),
  });
  return [
    { name: 'check', does: 'the steps of npm run check', run: () => check(run) },
    {
      name: 'types',
      does: 'every folder by its own tsconfig.json, which exposes only the types that the folder may use',
      run: () => types(env, undefined, TYPED_FOLDERS),
    },
    { ...journeys(run), name: 'journeys', does: 'all journeys of npm test' },
    byPlaywright('more-journeys', 'journeys that are too long for npm test', ['--project=more-journeys']),
    byPlaywright('widths', 'every kind of page, opened at every width', ['--project=long', 'widths']),
    byPlaywright('without-scripts', 'every kind of page in Chromium without JavaScript', [
      '--project=long',
      'without-scripts',
    ]),
    byPlaywright(
      'property',
      `60 selections of the filter, seed ${seed}`,
      ['--project=journeys', 'filter-property'],
      { FILTER_RUNS: '60', FILTER_SEED: seed },
    ),
    byPlaywright(
      'journeys-by-rest',
      'journeys that change, search or page through content, with every site reading content over REST',
      ['--project=journeys', ...JOURNEYS_OF_CONTENT],
      { CONTENT_API: 'rest' },
    ),
    byPlaywright(
      'with-worker',
      'every kind of page, its access checks and filters, with the service worker installed',
      ['--project=journeys', 'page-kinds', 'filter.e2e', 'search', 'saved-items', 'offline'],
      { WORKERS: 'allow' },
    ),
    byVitest('rest', 'every page of the sitemap, by REST and by GraphQL, embedded and over the network', [
      'long/same-by',
      'long/rest-quota',
    ]),
    byVitest(
      'links',
      'every link of the site, also to each moment of an experience; a space without optional fields',
      ['tests/http/links', 'long/links', 'long/stripped-edition'],
    ),
    byVitest('editions', 'the shipped content brought to the next year in three ways', [
      'long/three-ways',
      'long/second-edition',
    ]),
    byVitest(
      'hostile',
      '200 malicious search terms; one visitor who requests all pictures; the home page with deleted articles',
      ['tests/http/search', 'tests/http/bad-content', 'long/hostile-pictures'],
    ),
    byVitest(
      'outages',
      'outages of content and events with production cache lifetimes; the page for the team; the probes in eight states',
      [
        'tests/http/moments',
        'tests/http/outage',
        'long/uit-outage',
        'long/team-page',
        'long/opening-day',
        'tests/http/wrong-responses',
        'long/probes',
      ],
    ),
    withNginx(byVitest('fleet', 'two processes on one PostgreSQL, behind nginx too', ['fleet'])),
    withNginx({
      name: 'deploy',
      does: `the files of deploy/, by the programs that read them and on Node ${DEPLOYED_NODE}`,
      run: () =>
        onNode(DEPLOYED_NODE, (_program, PATH) =>
          vitest({
            env: { ...env, ...LONG, PATH },
            reports,
            projects: ['unit', 'long'],
            files: ['long/deploy', 'e2e/docker'],
            name: 'deploy',
          }),
        ),
    }),
    byVitest(
      'crash',
      'processes killed, upgraded to a next release and taken back during submissions, on SQLite and PostgreSQL',
      ['submissions/long/'],
    ),
    byVitest(
      'dates',
      'every hour from 2024 to 2030 compared with date-fns, in three time zones',
      ['domain/time/as-date-fns'],
      ['unit', 'brussels', 'new-york'],
    ),
    byVitest(
      'samples',
      'a story and a UiTdatabank document with each field broken in turn, and what the check says of it; the hall screen at 200 instants; 50 calendars; 100 grids',
      [
        'never-throws',
        'uit/parse/event',
        'every-field',
        'hall-recomputed',
        'tests/http/calendar',
        'tests/http/grid',
      ],
    ),
    byVitest(
      'tools',
      'the import check and the unused-code check, each with planted faults; the plugins of the build',
      ['scripts/long', 'web/vite/long'],
    ),
    byVitest('growth', '20,000 stories; content pushed and pulled, by two people too', [
      'growth',
      'content-sync/test/long',
    ]),
    ...Object.entries(ZONES).map(([name, zone]) => ({
      name,
      does: `all unit and contract tests in the time zone ${zone}`,
      run: () => vitest({ env: { ...env, TZ: zone }, reports, projects: ['unit'], name }),
    })),
    { name: 'engines', does: 'journeys in Firefox and WebKit', run: () => engines() },
    {
      name: 'old-chromium',
      does: 'the kinds of page that must survive every fault, opened in Chromium 119',
      run: async () => {
        const chromium = await oldChromium();
        const args = ['--project=old-chromium'];
        return playwright({ ...run, chromium, args, name: 'old-chromium' });
      },
    },
    ...NODES.filter((version) => version !== OWN_NODE).map((version) => ({
      name: `node-${version}`,
      does: `${COMMANDS[tierOf(version)]} on Node ${version}`,
      run: () => tierOn(version, run),
    })),
    {
      name: 'old-node',
      does: `a command started with Node ${OLD_NODE}, in an empty home folder`,
      run: () => onOldNode(run),
    },
    { name: 'audit', does: 'known vulnerabilities in production dependencies', run: auditDependencies },
    { name: 'licences', does: 'the licences of all packages', run: async () => oneTest(checkLicences()) },
  ];
}

/** @param {import('./tiers.mjs').Run} run */
async function check(run) {
  return sum(await runSteps(checkLanes(run, 'test')));
}

/** Runs `npm run engines`, which prints instructions if a browser is missing. */
async function engines() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (scripts.engines === undefined) {
    console.error('There is no «npm run engines».');
    return oneTest(1);
  }
  return oneTest(await npm(['run', 'engines']));
}

/** @param {number} version */
const tierOf = (version) => (version === DEPLOYED_NODE ? 'test' : 'check');

/**
 * Runs a tier, including its own build, on another version of Node.
 * @param {number} version
 * @param {import('./tiers.mjs').Run} run
 */
async function tierOn(version, { env }) {
  return onNode(version, async (program, PATH) =>
    oneTest(
      await run(program, [join(ROOT, 'scripts', 'test.mjs'), tierOf(version)], { env: { ...env, PATH } }),
    ),
  );
}

/**
 * Checks that a command started with an unsupported Node fetches a supported one and succeeds.
 * @param {import('./tiers.mjs').Run} run
 */
async function onOldNode({ env, reports }) {
  return onNode(OLD_NODE, async (program, PATH) =>
    oneTest(
      await run(program, [join(ROOT, 'scripts', 'tier.mjs'), 'types'], {
        env: { ...env, PATH, XDG_CACHE_HOME: join(reports, 'empty-home') },
      }),
    ),
  );
}

/**
 * Runs `test` with a Node of this major version, which is also first on the PATH.
 * @param {number} version
 * @param {(program: string, path: string) => Promise<import('./results.mjs').Result>} test
 */
async function onNode(version, test) {
  const program = await nodeProgram(version);
  return program === undefined ? oneTest(1) : test(program, `${dirname(program)}:${process.env.PATH}`);
}
