import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { ensureSiteIsBuilt } from '../support/built.ts';
import { ROOT } from '../support/process.ts';
import { shippedKinds, startShippedSite } from '../support/shipped-edition.ts';
import { compareWithCommit } from './before.ts';
import { contactSheet } from './contact-sheet.ts';
import { wayOf } from './ways.ts';

/**
 * Viewports of a phone, a tablet and a desktop. Each screenshot shows the top of the page, one viewport high.
 */
const WIDTHS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/**
 * Maximum height of a screenshot, in pixels, because image formats limit it. Only long lists reach this
 * height.
 */
const TALLEST = 15_000;
const FOLDER = join(ROOT, '.data', 'screenshots');
/** The folder with the screenshots that README.md shows. Only these are committed. */
const DOCS = join(ROOT, 'docs', 'screenshots');
const SHEET = 'contact-sheet.webp';
const SHOWN_IN_DOCS = ['home-375.jpg', 'day-375.jpg', 'experience-375.jpg', SHEET];

/** The folder with the screenshots that a browser shows when it offers to install the site. */
const PUBLIC = join(ROOT, 'web', 'public');
/** The screenshots in the web app manifest, by the file that each is copied from. */
const SHOWN_BY_MANIFEST = {
  'day-375.jpg': 'screenshot-dag.jpg',
  'now-375.jpg': 'screenshot-nu.jpg',
  'day-1440.jpg': 'screenshot-breed.jpg',
};

const { values: options } = parseArgs({
  options: {
    docs: { type: 'boolean', default: false },
    before: { type: 'string' },
    as: { type: 'string' },
  },
});

const way = wayOf(options.as);

await ensureSiteIsBuilt();
if (options.before !== undefined) await compareWithCommit(options.before, join(FOLDER, 'before'));
else await takeAll(options.as === undefined ? FOLDER : join(FOLDER, options.as));

/**
 * Takes all screenshots. With `--as`, each screenshot shows the full page instead of one viewport, because the content
 * may then overflow anywhere on the page.
 */
async function takeAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await startShippedSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  const kinds: Buffer[][] = [];
  try {
    const pages: Page[] = [];
    for (const viewport of WIDTHS) {
      const context = await browser.newContext({
        viewport,
        locale: 'nl-BE',
        reducedMotion: 'reduce',
        ...way.context,
      });
      await context.addInitScript(answerConsent);
      pages.push(await context.newPage());
    }
    for (const { name, path } of shippedKinds()) {
      const pictures: Buffer[] = [];
      for (const [index, page] of pages.entries()) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        await way.change?.(page);
        const picture = await sharp(await (folder === FOLDER ? page.screenshot() : asFarAsItGoes(page)))
          .jpeg({ quality: 80, mozjpeg: true })
          .toBuffer();
        const file = `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${WIDTHS[index]?.width}.jpg`;
        await writeFile(join(folder, file), picture);
        pictures.push(picture);
        console.log(file);
      }
      kinds.push(pictures);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  if (folder !== FOLDER) return;
  await writeFile(join(FOLDER, SHEET), await contactSheet(kinds));
  console.log(SHEET);
  if (!options.docs) return;
  for (const file of SHOWN_IN_DOCS) await copyFile(join(FOLDER, file), join(DOCS, file));
  for (const [file, name] of Object.entries(SHOWN_BY_MANIFEST))
    await copyFile(join(FOLDER, file), join(PUBLIC, name));
}

async function asFarAsItGoes(page: Page): Promise<Buffer> {
  const { scrollWidth: width, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  const height = Math.min(scrollHeight, TALLEST);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/** Runs in the page: answers the cookie notice, because the notice would cover the page in the screenshot. */
function answerConsent(): void {
  const answers = { version: '1', on: new Date().toISOString(), media: 'no', measuring: 'no' };
  localStorage.setItem('consent', new URLSearchParams(answers).toString());
}
