import { defineConfig } from '@playwright/test';

/** The path of Chromium, which is a Debian package here and is never downloaded. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Factor by which the pages are slowed down: 1, or higher to find races (README.md). */
export const SLOW = Number(process.env.SLOW ?? 1);

/** Whether service workers run: `block`, or `allow` to run all journeys with the worker (README.md). */
const WORKERS = process.env.WORKERS === 'allow' ? 'allow' : 'block';

/** Tag of the journeys that `npm test` skips and `npm run test:all -- more-journeys` runs. */
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
  // `npm test` runs the journeys whose failure visitors would notice. `npm run test:all` adds the journeys
  // that cover all kinds and widths.
  projects: [
    { name: 'journeys', testDir: '.', testMatch: '*.e2e.ts', testIgnore: OF_ITS_OWN, grepInvert: LONG_TAG },
    { name: 'more-journeys', testDir: '.', testMatch: '*.e2e.ts', testIgnore: OF_ITS_OWN, grep: LONG_TAG },
    { name: 'long', testDir: './long', testMatch: '*.e2e.ts' },
    {
      name: 'old-chromium',
      testDir: './old-chromium',
      testMatch: '*.e2e.ts',
      // The packaged Chromium 119 runs only in single-process mode.
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
  // These timeouts allow for a busy machine; the tests in bench/ measure speed.
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
    // Journeys test pages as on a first visit, without a service worker. The journeys of the worker and the
    // hall screen enable workers themselves.
    serviceWorkers: WORKERS,
    launchOptions: {
      executablePath: CHROMIUM,
      args: ARGS,
    },
  },
});
