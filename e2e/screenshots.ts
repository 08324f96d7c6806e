import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PAGE_KINDS } from './page-kinds.ts';
import config from './playwright.config.ts';
import { ensureSiteIsBuilt } from './support/built.ts';
import { ROOT } from './support/process.ts';
import { startSite } from './support/running-site.ts';

/** Every kind of page at the widths of a phone, a tablet and a desk, as it stands without scrolling. */
const WIDTHS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const FOLDER = join(ROOT, 'docs', 'screenshots');
/** Of the contact sheet, in pixels: the height of every picture on it, and the paper between them. */
const THUMB = { height: 320, gap: 12 };
const PER_ROW = 3;

await ensureSiteIsBuilt();
await mkdir(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
const strips: Buffer[] = [];
try {
  const pages: Page[] = [];
  for (const viewport of WIDTHS) {
    const context = await browser.newContext({ viewport, locale: 'nl-BE', reducedMotion: 'reduce' });
    await context.addInitScript(answerConsent);
    pages.push(await context.newPage());
  }
  for (const { name, path } of PAGE_KINDS) {
    const pictures: Buffer[] = [];
    for (const [index, page] of pages.entries()) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const picture = await sharp(await page.screenshot())
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
      const file = `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${WIDTHS[index]?.width}.jpg`;
      await sharp(picture).toFile(join(FOLDER, file));
      pictures.push(picture);
      console.log(file);
    }
    strips.push(await sideBySide(pictures));
  }
} finally {
  await browser.close();
  await site.stop();
}
await contactSheet(strips);

/** Runs in the page: the cookie notice was answered before, so that the picture shows the page. */
function answerConsent(): void {
  const answers = { version: '1', on: new Date().toISOString(), media: 'no', measuring: 'no' };
  localStorage.setItem('consent', new URLSearchParams(answers).toString());
}

/** One kind of page at its three widths, equally tall. */
async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const thumbs = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height: THUMB.height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const placed = thumbs.map(({ data, info }) => {
    const at = left;
    left += info.width + THUMB.gap;
    return { input: data, left: at, top: 0 };
  });
  const canvas = {
    width: left - THUMB.gap,
    height: THUMB.height,
    channels: 3,
    background: '#ede8e0',
  } as const;
  return sharp({ create: canvas }).composite(placed).png().toBuffer();
}

/** All of them on one sheet. */
async function contactSheet(all: readonly Buffer[]): Promise<void> {
  const { width = 0 } = await sharp(all[0]).metadata();
  const [column, row] = [width + 3 * THUMB.gap, THUMB.height + 3 * THUMB.gap];
  const canvas = {
    width: PER_ROW * column,
    height: Math.ceil(all.length / PER_ROW) * row,
    channels: 3,
    background: '#ede8e0',
  } as const;
  const placed = all.map((input, index) => ({
    input,
    left: (index % PER_ROW) * column + THUMB.gap,
    top: Math.floor(index / PER_ROW) * row + THUMB.gap,
  }));
  const sheet = sharp({ create: canvas }).composite(placed);
  await sheet.jpeg({ quality: 72, mozjpeg: true }).toFile(join(FOLDER, 'contact-sheet.jpg'));
  console.log('contact-sheet.jpg');
}
