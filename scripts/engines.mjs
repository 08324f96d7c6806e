import { join } from 'node:path';
import { run } from './child.mjs';
import { ensurePackages } from './debian-packages.mjs';
import { ROOT } from './places.mjs';

/** What each Debian package brings that the journeys of `e2e/engines` start. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  // The driver starts the browser of its own package, MiniBrowser.
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/**
 * Whether Firefox, WebKit and a screen for it are on this machine, installed now where they were not. `false`, after
 * saying what a person can do, where they cannot be had.
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
 * Runs the journeys of `e2e/engines/`, and resolves with the exit code of Playwright, which writes its report as JSON to
 * the given file.
 * @param {{ env: NodeJS.ProcessEnv, report: string, args?: readonly string[] }} how
 */
export function runEngines({ env, report, args = [] }) {
  const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  return run(process.execPath, [playwright, 'test', '--config=engines', '--reporter=list,json', ...args], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}
