// Runs one tier by itself. Further arguments are passed on:
//   npm run types [-- FOLDER…]   npm run lint [-- PATH…]
//   npm run unit -- FILE…        by Vitest: unit, contract and HTTP tests; tests of dates run in three time zones
//   npm run e2e -- FILE…         by Playwright, in Chromium
//   npm run unused               by Knip

import './supported-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.mjs';
import { run } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// Removes a leading «--», as npm does. Without npm the argument is still present.
const [name = '', ...args] = process.argv.slice(2).filter((one, index) => index !== 1 || one !== '--');
stopWithNpm();
process.chdir(ROOT);
await ensureInstalled();
const { findOrInstallChromium } = await import('./chromium.mjs');
const { sayTotal } = await import('./run-steps.mjs');
const { lint, playwright, TYPED, types } = await import('./tiers.mjs');

const env = bareEnvironment();
const reports = mkdtempSync(join(tmpdir(), 'boektopia-tier-'));

switch (name) {
  case 'types':
    sayTotal([await types(env, undefined, args.length > 0 ? args : TYPED)]);
    break;
  case 'lint':
    sayTotal([await lint(env, args)]);
    break;
  case 'unit': {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const projects = args.length > 0 ? [] : ['unit', 'brussels', 'new-york', 'http', 'before-push'];
    const named = projects.map((project) => `--project=${project}`);
    process.exitCode = await run(process.execPath, [vitest, 'run', ...named, ...args], {
      env: { ...env, NODE_ENV: 'test', TZ: env.TZ ?? 'UTC' },
    });
    break;
  }
  case 'e2e': {
    const chromium = await findOrInstallChromium();
    const chosen = args.some((arg) => arg.startsWith('--project')) ? args : ['--project=journeys', ...args];
    sayTotal([await playwright({ env, reports, chromium, args: chosen })]);
    break;
  }
  case 'unused':
    process.exitCode = await run(
      process.execPath,
      [join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js'), ...args],
      {
        env,
      },
    );
    break;
  default:
    console.error(`There is no tier «${name}»: types, lint, unit, e2e or unused.`);
    process.exitCode = 1;
}
rmSync(reports, { recursive: true, force: true });
