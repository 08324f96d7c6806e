import { join } from 'node:path';
import { run } from './child.mjs';
import { ensurePackages } from './debian-packages.mjs';
import { ROOT } from './places.mjs';

/** The Debian packages that the journeys in `e2e/engines` need, each with the program that it installs. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  // This package also contains MiniBrowser, which the driver starts.
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/**
 * Installs Firefox, WebKit and a virtual display if they are missing. If that fails it prints instructions and returns
 * `false`.
 */
export async function ensureEngines() {
  const left = await ensurePackages(PROGRAMS);
  if (left.length > 0) {
    console.error(
      [
        `Zonder ${left.join(', ')} is de site niet te zien in Firefox en WebKit, en ze installeren lukte niet. Doe dit op Debian 12 of later:`,
        `  sudo apt-get update && sudo apt-get install -y ${left.join(' ')}`,
      ].join('\n'),
    );
  }
  return left.length === 0;
}

/**
 * Runs the journeys of `e2e/engines/` and resolves with the exit code of Playwright. The JSON report goes to the file
 * `report`.
 * @param {{ env: NodeJS.ProcessEnv, report: string, args?: readonly string[] }} how
 */
export function runEngines({ env, report, args = [] }) {
  const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  return run(process.execPath, [playwright, 'test', '--config=engines', '--reporter=list,json', ...args], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}
