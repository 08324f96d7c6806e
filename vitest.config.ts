import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The other time zones in which date code is also tested, because devices and servers may be in any zone. */
const OTHER_ZONES = { brussels: 'Europe/Brussels', 'new-york': 'America/New_York' };
const DATE_CODE = [
  'web/src/domain/time/**/*.test.ts',
  'web/src/**/{*day*,*when*,*times*,live,live-*,festival*}.test.{ts,tsx}',
  'web/src/**/*{news-feed,sitemap,structured-data,until-midnight,request-clock,now}*.test.{ts,tsx}',
  'web/src/**/structured-data/*.test.{ts,tsx}',
  'packages/*/test/dates.test.ts',
];

/** Tests that take minutes or need programs that not every machine has. `npm run test:all -- NAME` runs them. */
const LONG = ['**/long/**'];
/**
 * Tests that need their own site, or seconds of CPU time: sites with missing or faulty services, and the compressed
 * size of every first view. `npm test` runs them and `npm run check` does not.
 */
const BEFORE_A_PUSH = [
  'tests/http/{bad-content,outage,publish,wrong-responses}.test.ts',
  'tests/http/page-weight.content.test.ts',
];
const NOT_SOURCES = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    // Uses the class names of the source, so that tests can find elements by class without the hash of a build.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Loads modules once per thread. Loading them once per test file took most of the time of a run. Tests
    // therefore share module state, and must create their own instance of anything that stores state.
    pool: 'threads',
    isolate: false,
    // By default Vitest leaves one core free, which is half of a machine with two cores. Tests that wait for a process
    // leave the CPU idle too.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    // Vitest's default of one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    // Makes modules that read the environment directly use the tests' edition.
    env: { CONTENT_DIR: 'content-fixtures' },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'web/**/*.test.{ts,tsx,mjs}',
            'packages/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...NOT_SOURCES, ...LONG, 'tests/http/**'],
        },
      },
      ...Object.entries(OTHER_ZONES).map(([name, TZ]) => ({
        test: {
          name,
          include: DATE_CODE,
          exclude: NOT_SOURCES,
          // A process can have its own time zone, a thread cannot.
          pool: 'forks' as const,
          env: { TZ },
        },
      })),
      ...[
        { name: 'http', include: ['tests/http/**/*.test.ts'], not: BEFORE_A_PUSH },
        { name: 'before-push', include: BEFORE_A_PUSH, not: [] },
      ].map(({ name, include, not }) => ({
        test: {
          name,
          include,
          exclude: [...NOT_SOURCES, ...LONG, ...not],
          globalSetup: 'tests/http/run.ts',
          // Allows for a newly started site on a busy machine, and for requests to services that time out.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
      {
        test: {
          name: 'long',
          include: ['{web,packages,tests}/**/long/**/*.test.ts', 'scripts/long/*.test.mjs'],
          exclude: NOT_SOURCES,
          globalSetup: 'tests/http/run.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
