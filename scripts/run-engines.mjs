import './supported-node.mjs';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
process.chdir(ROOT);
await ensureInstalled();

// Passes its arguments to Playwright: `npm run engines -- programme --project webkit`.
const { ensureEngines, runEngines } = await import('./engines.mjs');
const report = join(ROOT, 'e2e', 'engines', 'playwright-report', 'report.json');
process.exitCode = (await ensureEngines())
  ? await runEngines({ env: bareEnvironment(), report, args: process.argv.slice(2) })
  : 1;
