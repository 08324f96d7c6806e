import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './visitor.ts';

/**
 * Playwright runs these journeys without a browser of its own: its runner brings a project per engine, fixtures that
 * are cleared up, waiting with `expect.poll`, and the report that the other journeys are counted from.
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
