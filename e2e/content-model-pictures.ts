import { cp, glob, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { SHIPPED_EDITION } from '../content-fixtures/editions.ts';
import { runCommand } from '../packages/new-edition/src/command.ts';
import config from './playwright.config.ts';
import { ensureSiteIsBuilt } from './support/built.ts';
import { ROOT } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { startShippedSite } from './support/shipped-edition.ts';

/**
 * The blocks whose screenshots docs/content-model.md shows. With `PICTURES_OF=http://localhost:3000` this
 * program takes the screenshots from a site that is already running.
 */
const BLOCKS: readonly {
  file: string;
  title: string | RegExp;
  open?: true;
  tallest?: number;
  wide?: true;
}[] = [
  { file: 'hero', title: 'Groot openingsbeeld' },
  { file: 'rich-text', title: 'Tekst met alles erop en eraan', tallest: 1150 },
  { file: 'quote', title: 'Wie schrijft, die blijft.' },
  { file: 'quote-naast-tekst', title: 'Ik zweef in de marge', tallest: 520, wide: true },
  { file: 'image', title: 'Een beeld met een bijschrift, en met de naam' },
  { file: 'image-naast-tekst', title: 'Een zwevend beeld met een bijschrift.', tallest: 620, wide: true },
  { file: 'image-carousel', title: 'Een galerij van zes beelden' },
  { file: 'video', title: 'Negen dagen in negentig seconden' },
  { file: 'code-embed', title: 'Kaart van Kortrijk Xpo' },
  { file: 'accordion', title: 'Wat gebeurt er als ik klik?', open: true },
  { file: 'image-text', title: 'Zonder knop. Het beeld staat links en vult' },
  { file: 'image-text-heel-beeld', title: 'Met twee knoppen. Het beeld staat links en blijft helemaal' },
  { file: 'call-to-action', title: 'Een rode oproep' },
  { file: 'article-grid', title: /^Rij artikels(?!,)/ },
  { file: 'program-grid', title: 'Rij programma' },
  { file: 'forms', title: 'Contactformulier' },
  { file: 'newsletter-form', title: 'Eén brief per week' },
];
const WIDTH = 1440;
const MOST_OF_A_BLOCK = 150_000;

const PICTURES = join(ROOT, 'docs', 'content-model');
const TWO_EDITIONS = join(ROOT, 'docs', 'new-edition', 'two-editions.webp');
const NEXT_EDITION = [
  '2026',
  '--from',
  '2026-10-24',
  '--to',
  '2026-11-01',
  '--type',
  'signeersessie',
  '--write',
];

const running = process.env.PICTURES_OF;
if (running === undefined) await ensureSiteIsBuilt();
await mkdir(PICTURES, { recursive: true });
await mkdir(dirname(TWO_EDITIONS), { recursive: true });
const site = running === undefined ? await startShippedSite() : { url: running, stop: async () => {} };
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const viewport = { width: WIDTH, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'nl-BE', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}/alle-blokken`, { waitUntil: 'networkidle' });
  await loadLazyImages(page);
  await pictureBlocks(page);
  await pictureEditions(context);
} finally {
  await browser.close();
  await site.stop();
}

/** Takes the screenshot for docs/new-edition.md: an old and a new day page while editors prepare the next edition. */
async function pictureEditions(context: BrowserContext): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'two-editions-'));
  const next = join(folder, 'content');
  await cp(SHIPPED_EDITION, next, { recursive: true });
  const { code } = runCommand([...NEXT_EDITION, '--content', next], {}, new Date());
  if (code !== 0) throw new Error('the next edition cannot be prepared');
  for await (const draft of glob('stories/{programma,programma-items,globaal}/**/*.draft.json', {
    cwd: next,
  }))
    await rename(join(next, draft), join(next, draft.replace('.draft.json', '.json')));
  const prepared = await startSite({ CONTENT_DIR: next, SITE_NOW: '2026-09-01T10:00:00+02:00' });
  try {
    const shots: Buffer[] = [];
    for (const day of ['2025-10-25', '2026-10-24']) {
      const page = await context.newPage();
      await page.setViewportSize({ width: 700, height: 620 });
      await page.goto(`${prepared.url}/programma/${day}`, { waitUntil: 'networkidle' });
      shots.push(await page.screenshot());
    }
    const [before, after] = shots;
    if (before === undefined || after === undefined) throw new Error('a screenshot is missing');
    const canvas = { width: 1420, height: 620, channels: 3, background: '#ffffff' } as const;
    const both = await sharp({ create: canvas })
      .composite([
        { input: before, left: 0, top: 0 },
        { input: after, left: 720, top: 0 },
      ])
      .png()
      .toBuffer();
    const drawn = await within(MOST_OF_A_BLOCK, [1, 0.85, 0.7], (scale) =>
      sharp(both)
        .resize(Math.round(1420 * scale))
        .webp({ quality: 78, effort: 6, smartSubsample: true }),
    );
    await writeFile(TWO_EDITIONS, drawn);
    console.log('two-editions');
  } finally {
    await prepared.stop();
    await rm(folder, { recursive: true });
  }
}

async function loadLazyImages(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function pictureBlocks(page: Page): Promise<void> {
  const rows = page.locator('main [data-rows] > div');
  for (const { file, title, open, tallest, wide } of BLOCKS) {
    const row = rows.filter({ hasText: title }).first();
    if (open) await row.locator('summary').first().click();
    const picture = await cropped(page, row, { tallest, wide });
    const drawn = await within(MOST_OF_A_BLOCK, [1, 0.85, 0.7, 0.6], (scale) =>
      sharp(picture)
        .resize(Math.round(960 * scale), undefined, { withoutEnlargement: true })
        .webp({ quality: 78, effort: 6, smartSubsample: true }),
    );
    await writeFile(join(PICTURES, `${file}.webp`), drawn);
    console.log(file);
  }
}

type Crop = { tallest?: number; wide?: true };

/**
 * Takes a screenshot of a block with some space around it. `wide` includes the page margin on the right of
 * the block, into which floating blocks extend.
 */
async function cropped(page: Page, row: Locator, { tallest = 1100, wide }: Crop): Promise<Buffer> {
  const box = await row.boundingBox();
  if (box === null) throw new Error('a block without a box cannot be photographed');
  const air = 24;
  const scrolled = await page.evaluate(() => window.scrollY);
  const x = Math.max(0, box.x - air);
  const clip = {
    x,
    y: Math.max(0, scrolled + box.y - air),
    width: Math.min(WIDTH - x, box.width + (wide ? 260 : air) + air),
    height: Math.min(box.height, tallest) + 2 * air,
  };
  return page.screenshot({ fullPage: true, clip });
}

/** Returns the screenshot at the largest scale at which it has at most `most` bytes. */
async function within(
  most: number,
  scales: readonly number[],
  draw: (scale: number) => Sharp,
): Promise<Buffer> {
  for (const scale of scales) {
    const picture = await draw(scale).toBuffer();
    if (picture.length <= most) return picture;
  }
  throw new Error(`a picture does not fit into ${most} bytes`);
}
