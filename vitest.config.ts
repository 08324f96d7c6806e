import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What judges by the calendar or the clock is shown under these zones as well: a device and a server may be anywhere. */
const OTHER_ZONES = { brussels: 'Europe/Brussels', 'new-york': 'America/New_York' };
const DATE_CODE = [
  'web/src/domain/time/**/*.test.ts',
  'web/src/**/{*day*,*when*,*times*,live,live-*,festival*}.test.{ts,tsx}',
  'web/src/**/*{news-feed,sitemap,structured-data,until-midnight,request-clock,now}*.test.{ts,tsx}',
  'web/src/**/structured-data/*.test.{ts,tsx}',
  'packages/*/test/dates.test.ts',
];

/** Each is run by itself (`npm run test:all -- NAME`), for it takes minutes or needs programs that not every machine has. */
const LONG = ['**/long/**'];
/**
 * What takes a site of its own, or seconds of the processor: sites that are started with something missing or wrong, and
 * every first view packed as well as can be. `npm run check` leaves it to `npm test`.
 */
const BEFORE_A_PUSH = [
  'tests/http/{bad-content,outage,publish,uit-outage,wrong-responses}.test.ts',
  'tests/http/{links,page-weight}.content.test.ts',
];
const NOT_SOURCES = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    // Class names as they are written: a test may look for one without knowing the build's hash.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are loaded once per thread and not once per file: most of the time went there. A test that needs a
    // memory of its own gives one to what it tests.
    pool: 'threads',
    isolate: false,
    // Vitest leaves a core to itself, which on two cores is half of them; a test that waits for a process leaves one too.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    // Vitest's own second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    // Modules that read the environment get the edition of the tests too.
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
          // A thread cannot have a zone of its own, a process can.
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
          // A cold site on a busy machine, and services that are waited for until they are given up.
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
