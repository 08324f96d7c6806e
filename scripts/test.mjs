import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
process.chdir(ROOT);
await ensureInstalled();

const { findOrInstallChromium } = await import('./chromium.mjs');
const { sum } = await import('./results.mjs');
const { tiers } = await import('./tiers.mjs');

const hasJourneys = existsSync(join(ROOT, 'e2e', 'playwright.config.ts'));
const chromium = hasJourneys ? await findOrInstallChromium() : undefined;
const reports = mkdtempSync(join(tmpdir(), 'boektopia-test-'));

const results = [];
for (const [name, tier] of tiers({ env: bareEnvironment(), reports, chromium })) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const result = await tier();
  const seconds = Math.round((performance.now() - began) / 1000);
  const all = result.passed + result.failed;
  console.log(
    `--- ${name}: ${result.failed === 0 ? 'ok' : `${result.failed} of ${all} failed`}, ${seconds} s`,
  );
  results.push(result);
}
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum(results);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
