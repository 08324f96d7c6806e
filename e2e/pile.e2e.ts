import type { BrowserContext, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const PHONE = { viewport: { width: 375, height: 812 } };
const MONDAY = '/programma/2025-10-27';
/** Two that overlap on that day, and one later. */
const [SLAK, MOORD, BAAS] = [
  'De slak heeft gelijk',
  'De moord op rij 4, plank 2',
  'Vraag het aan de baas van de Bende',
];

/** A device, and all that its pages send over the network. */
async function device(context: BrowserContext) {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  const page = await context.newPage();
  await open(page, MONDAY);
  await page.getByRole('button', { name: 'Nee, liever niet' }).click();
  return { page, sent };
}

const save = (page: Page, title: string) => page.getByRole('button', { name: `Bewaar: ${title}` }).click();
const saved = (page: Page, title: string) => page.getByRole('button', { name: `Op je stapel: ${title}` });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mijn stapel' });
const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function readQr(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /^QR-code/ }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('what is saved on a phone is there after a reload and in another tab, and reaches another phone by a link that no server sees', async ({
  browser,
  baseURL,
}) => {
  const mine = await browser.newContext({ ...PHONE, baseURL });
  const { page, sent } = await device(mine);
  await save(page, SLAK);
  await save(page, MOORD);
  await expect(saved(page, SLAK)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await scriptsAtWork(page);
  await expect(saved(page, MOORD)).toBeVisible();
  await expect(link(page)).toContainText('2 bewaard');

  const pile = await mine.newPage();
  await pile.goto('/mijn-stapel');
  await expect(row(pile, MOORD).or(row(pile, SLAK)).getByText('Botst 60 min')).toBeVisible();
  await save(page, BAAS);
  await expect(row(pile, BAAS)).toBeVisible();
  await expect(pile.getByText('3 bewaard op dit toestel.')).toBeVisible();

  await pile.getByRole('button', { name: 'Deel', exact: true }).click();
  const address = await pile.getByRole('textbox', { name: 'Link' }).inputValue();
  await pile.getByRole('button', { name: 'Toon een QR-code' }).click();
  await expect.poll(() => readQr(pile)).toBe(address);

  const theirs = await browser.newContext({ ...PHONE, baseURL });
  const other = await device(theirs);
  await save(other.page, SLAK);
  await other.page.goto(address.slice(0, -2));
  await expect(other.page.getByText('Deze link is niet volledig')).toBeVisible();
  await other.page.goto(address);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Een gedeelde stapel');
  await other.page.getByRole('button', { name: 'Leg mijn stapel ernaast' }).click();
  await expect(row(other.page, 'jullie allebei')).toHaveCount(1);
  await other.page.getByRole('button', { name: 'Voeg er 2 toe aan mijn stapel' }).click();
  await expect(other.page.getByText('2 toegevoegd aan je stapel.')).toBeVisible();
  await other.page.getByRole('link', { name: 'Naar mijn stapel' }).click();
  await expect(other.page.getByText('3 bewaard op dit toestel.')).toBeVisible();

  // Behind the sign that a browser sends nobody: in no address, no header and no body.
  const plan = new URL(address).hash.slice(1);
  expect(address.length).toBeLessThanOrEqual(250);
  expect(sent.length + other.sent.length).toBeGreaterThan(20);
  expect([...sent, ...other.sent].filter((request) => request.includes(plan.slice(2, -2)))).toEqual([]);
  await Promise.all([mine.close(), theirs.close()]);
});

test('a moment that moved is told with both hours until it was seen, one that is gone is kept, and all is wiped when asked', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, MONDAY);
  await save(page, SLAK);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('stapel.1.'))) {
      const copy = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...copy, start: '2025-10-27T11:00:00.000Z' }));
      localStorage.setItem('stapel.1.AAAAAA', JSON.stringify({ ...copy, title: 'Een uur dat verdween' }));
    }
  });
  await page.goto('/mijn-stapel');
  const changes = page.getByRole('region', { name: '1 gewijzigd' });
  await expect(changes).toContainText(/De slak heeft gelijk: 12:00 → 10:30/);
  await expect(row(page, 'Een uur dat verdween')).toContainText('Niet meer in het programma');
  await changes.getByRole('button', { name: 'Gezien' }).click();
  await expect(changes).toHaveCount(0);
  await page.getByRole('button', { name: 'Wis alles' }).click();
  await page.getByRole('button', { name: 'Wis de 2 die ik bewaarde' }).click();
  await expect(page.getByText('0 bewaard op dit toestel.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Je stapel is nog leeg.')).toBeVisible();
});
