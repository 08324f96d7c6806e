// npm run test:all [-- PART…]: all tests, in named parts (docs/testing.md). Without a name all parts run. The table of
// results is written to .data/bench/.

import './supported-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const SLOWEST = 10;

stopWithNpm();
process.chdir(ROOT);
await ensureInstalled();

const { findOrInstallChromium } = await import('./chromium.mjs');
const { judgeTime, paceNow } = await import('./budget.mjs');
const { runSteps, sayTotal } = await import('./run-steps.mjs');
const { parts } = await import('./parts.mjs');
const { sayFailures, saySlowest, writeTable } = await import('./say.mjs');

const requested = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'boektopia-test-all-'));
const chromium = await findOrInstallChromium();
const all = parts({ env: bareEnvironment(), reports, chromium });
const unknown = requested.filter((name) => !all.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part «${unknown.join('», «')}». There are:`);
  for (const { name, does } of all) console.error(`  ${name.padEnd(16)}${does}`);
  process.exit(1);
}

const paces = [paceNow()];
const began = performance.now();
const results = await runSteps([
  all.filter(({ name }) => requested.length === 0 || requested.includes(name)),
]);
const seconds = (performance.now() - began) / 1000;
paces.push(paceNow());

saySlowest(reports, SLOWEST);
sayFailures(results, reports);
rmSync(reports, { recursive: true, force: true });
console.log(`\nWritten to ${writeTable(results)}`);
const isWhole = requested.length === 0;
sayTotal(isWhole ? [...results, judgeTime('test:all', seconds, paces)] : results);
