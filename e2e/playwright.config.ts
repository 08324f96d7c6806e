import { defineConfig } from '@playwright/test';

/** Chromium is a Debian package here, never a download. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How many times slower a page runs than this machine lets it: 1, unless one looks for races (README.md). */
export const SLOW = Number(process.env.SLOW ?? 1);

/** Whether service workers are at work: `block`, unless one looks at all journeys with the worker on (README.md). */
const WORKERS = process.env.WORKERS === 'allow' ? 'allow' : 'block';

/** Marks a journey beside others of its file that `npm test` leaves to `npm run test:all -- more-journeys`. */
const LONG_TAG = /@long/;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const OF_ITS_OWN = ['long/**', 'old-chromium/**'];

export default defineConfig({
  // What a visitor would miss is in `npm test`; what goes through all kinds and widths is in `npm run test:all`.
  projects: [
    { name: 'journeys', testDir: '.', testMatch: '*.e2e.ts', testIgnore: OF_ITS_OWN, grepInvert: LONG_TAG },
    { name: 'more-journeys', testDir: '.', testMatch: '*.e2e.ts', testIgnore: OF_ITS_OWN, grep: LONG_TAG },
    { name: 'long', testDir: './long', testMatch: '*.e2e.ts' },
    {
      name: 'old-chromium',
      testDir: './old-chromium',
      testMatch: '*.e2e.ts',
      // As it is packed, it runs in one process only.
      use: {
        launchOptions: {
          executablePath: CHROMIUM,
          args: [...ARGS, '--headless', '--single-process', '--no-zygote'],
        },
      },
    },
  ],
  globalSetup: './support/run.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: Math.min(2, Number(process.env.E2E_WORKERS ?? 2)),
  timeout: 60_000 * SLOW,
  // What comes is waited for as long as a busy machine may need; what is quick or slow is measured in bench/.
  expect: { timeout: 10_000 * SLOW, toPass: { timeout: 10_000 * SLOW } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './playwright-report/report.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000 * SLOW,
    video: 'off',
    trace: 'off',
    // Journeys look at pages as a first visit has them; those of the worker and of a screen say that they want it.
    serviceWorkers: WORKERS,
    launchOptions: {
      executablePath: CHROMIUM,
      args: ARGS,
    },
  },
});
