import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { installPackages, isExecutable, pathsOf } from './debian-packages.mjs';
import { ROOT } from './places.mjs';

/**
 * Names of Chromium's program, in order of preference. The headless shell is first: it needs only two thirds of the
 * CPU time of the full browser.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Timeout for the download, in ms. Without a network the download hangs. */
const DOWNLOAD_MS = 240_000;

/**
 * Returns the path of a Chromium: the one that an environment variable names, Playwright's own, or one on this
 * machine. If none exists, downloads or installs one. If that fails, prints instructions and returns `undefined`.
 */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;

  console.log('Geen Chromium gevonden: Playwright haalt er een op…');
  const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  if (existsSync(playwright)) {
    const code = await run(process.execPath, [playwright, 'install', 'chromium'], { timeout: DOWNLOAD_MS });
    const fetched = code === 0 ? await findChromium() : undefined;
    if (fetched) return fetched;
  }
  await installPackages(['chromium-headless-shell']);
  if (!(await findChromium())) await installPackages(['chromium']);
  const installed = await findChromium();
  if (!installed) {
    console.error(
      [
        'Er is geen Chromium, en er een installeren lukte niet. Een van deze helpt:',
        '  - npx playwright install --with-deps chromium',
        '  - sudo apt-get install -y chromium-headless-shell',
        '  - CHROME_PATH=/pad/naar/chrome npm test',
      ].join('\n'),
    );
  }
  return installed;
}

async function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    await playwrightsOwn(),
    ...NAMES.flatMap(pathsOf),
    ON_A_MAC,
  ];
  return candidates.find((path) => path && isExecutable(path));
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
