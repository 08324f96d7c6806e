import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './visitor.ts';

/**
 * Configuration of journeys for which Playwright starts no browser of its own. Playwright provides one
 * project per engine, fixtures with teardown, waiting with `expect.poll`, and a report in the format of the
 * other journeys.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  globalSetup: '../support/run.ts',
  outputDir: './test-results',
  workers: 2,
  // Engines are slow to start, and a busy machine makes them slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './playwright-report/report.json' }]],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
