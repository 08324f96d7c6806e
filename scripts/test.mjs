// npm run check, npm test: the everyday tiers of docs/testing.md.
//   node scripts/test.mjs check|test

import './supported-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const SLOWEST = 10;
const withJourneys = process.argv[2] !== 'check';

stopWithNpm();
process.chdir(ROOT);
/** @param {() => Promise<unknown>} work */
const timed = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};
const installing = await timed(ensureInstalled);

const { findOrInstallChromium } = await import('./chromium.mjs');
const { judgeTime, paceNow } = await import('./budget.mjs');
const { runSteps, sayTotal } = await import('./run-steps.mjs');
const { checkLanes, journeys } = await import('./tiers.mjs');
const { sayApart, sayFailures, saySlowest } = await import('./say.mjs');

/** @type {string | undefined} */
let chromium;
const fetching = await timed(async () => {
  if (withJourneys) chromium = await findOrInstallChromium();
});
const reports = mkdtempSync(join(tmpdir(), 'boektopia-test-'));
const run = { env: bareEnvironment(), reports, chromium };
const paces = [paceNow()];

const began = performance.now();
const results = await runSteps(checkLanes(run, withJourneys ? 'test' : 'check'));
if (withJourneys) results.push(...(await runSteps([[journeys(run)]])));
const seconds = (performance.now() - began) / 1000;

paces.push(paceNow());
saySlowest(reports, SLOWEST);
sayFailures(results, reports);
rmSync(reports, { recursive: true, force: true });
sayApart({ 'Installing packages': installing, 'Finding Chromium': fetching });
sayTotal([...results, judgeTime(withJourneys ? 'test' : 'check', seconds, paces)]);
