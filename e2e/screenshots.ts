import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import config from './playwright.config.ts';
import built from './support/built.ts';
import { ROOT } from './support/process.ts';
import { startSite } from './support/site.ts';

/** Every kind of page at the widths of a phone, a tablet and a desk, as it stands without scrolling. */
const WIDTHS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const FOLDER = join(ROOT, 'docs', 'screenshots');

await built();
await mkdir(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const viewport of WIDTHS) {
    const context = await browser.newContext({ viewport, locale: 'nl-BE', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const { name, path } of PAGE_KINDS) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const file = `${name.replace(/[^a-z0-9]+/g, '-')}-${viewport.width}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
      console.log(file);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
