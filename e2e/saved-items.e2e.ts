import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { readQr } from './support/qr.ts';
import { OUR_LOG } from './support/running-site.ts';
import { firstInteraction, open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const PHONE = { viewport: { width: 375, height: 812 } };
const MONDAY = '/programma/2025-10-27';
/** Titles of that day: `SLAK` and `MOORD` overlap, and `BAAS` starts later. */
const [SLAK, MOORD, BAAS] = [
  'De slak heeft gelijk',
  'De moord op rij 4, plank 2',
  'Vraag het aan de baas van de Bende',
];
/** `SOEP` starts when `SLAK` ends, at another place. `THEE` starts before `SLAK` ends, and is sold out. */
const [SOEP, THEE] = ['Soep uit de onderste lade', 'Op de thee bij een draak'];

/** Simulates a device. Records every request that its pages send. */
async function device(context: BrowserContext) {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  const page = await context.newPage();
  await open(page, MONDAY);
  await firstInteraction(page);
  await page.getByRole('button', { name: 'Nee, liever niet' }).click();
  return { page, sent };
}

const save = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `Bewaar: ${title}` })
    .first()
    .click();
const saved = (page: Page, title: string) => page.getByRole('button', { name: `Op je stapel: ${title}` });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mijn stapel' });
/** The entries of a list: rows, each with its notes. */
const entries = (page: Page) => page.getByRole('main').locator('li:has(> article)');
const row = (page: Page, words: string) => entries(page).filter({ hasText: words });
const titled = (page: Page, title: string) =>
  entries(page).filter({ has: page.getByRole('heading', { name: title }) });

/** Returns the titles of the events in a downloaded calendar, in order of time. */
async function eventsOf(file: Download): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const inOrder = events.sort(
    (a, b) => a.startDate.compare(b.startDate) || a.summary.localeCompare(b.summary),
  );
  return inOrder.map(({ summary }) => summary);
}

test('moments saved on a phone persist after a reload and in another tab, can be exported to a calendar, and are shared with another phone by a link whose content no server sees', async ({
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

  const savedPage = await mine.newPage();
  await savedPage.goto('/mijn-stapel');
  await expect(row(savedPage, MOORD).or(row(savedPage, SLAK)).getByText('Overlapt een uur')).toBeVisible();
  await save(page, BAAS);
  await expect(row(savedPage, BAAS)).toBeVisible();
  await expect(savedPage.getByText('3 bewaard op dit toestel.')).toBeVisible();

  await savedPage.getByRole('button', { name: 'Deel', exact: true }).click();
  const address = await savedPage.getByRole('textbox', { name: 'Link' }).inputValue();
  await savedPage.getByRole('button', { name: 'Toon een QR-code' }).click();
  await expect.poll(() => readQr(savedPage)).toBe(address);

  await savedPage.getByRole('button', { name: 'In mijn agenda' }).click();
  const download = savedPage.waitForEvent('download');
  await savedPage.getByRole('link', { name: 'Zet 3 momenten in je agenda' }).click();
  expect(await eventsOf(await download)).toEqual([MOORD, SLAK, BAAS]);

  const theirs = await browser.newContext({ ...PHONE, baseURL });
  const other = await device(theirs);
  await save(other.page, SLAK);
  await other.page.goto(address.slice(0, -2));
  await expect(other.page.getByText('Deze link is niet volledig')).toBeVisible();
  await expect(link(other.page)).toContainText('1 bewaard');
  await other.page.goto(address);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Een gedeelde stapel');
  await other.page.getByRole('button', { name: 'Leg mijn stapel ernaast' }).click();
  await expect(row(other.page, 'jullie allebei')).toHaveCount(1);
  await other.page.getByRole('button', { name: 'Leg deze 2 op mijn stapel' }).click();
  await expect(other.page.getByText('2 op je stapel gelegd.')).toBeFocused();
  await other.page.getByRole('link', { name: 'Naar mijn stapel' }).click();
  await expect(other.page.getByText('3 bewaard op dit toestel.')).toBeVisible();

  // The list is in the URL fragment, which browsers do not send. It therefore appears in no request and in no
  // log.
  const plan = new URL(address).hash.slice(1);
  expect(address.length).toBeLessThanOrEqual(250);
  expect(sent.length + other.sent.length).toBeGreaterThan(20);
  expect([...sent, ...other.sent].filter((request) => request.includes(plan.slice(2, -2)))).toEqual([]);
  const log = await readFile(process.env[OUR_LOG] ?? '', 'utf8');
  expect(log).toContain(' /mijn-stapel ');
  expect(log).not.toContain(plan.slice(2, -2));
  await Promise.all([mine.close(), theirs.close()]);
});

test('the saved items show tight, sold-out, changed and cancelled moments, print as a booklet, and are cleared on request', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    // Simulates a browser that offers to install the site before the page's scripts have started.
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    addEventListener('DOMContentLoaded', () => dispatchEvent(offer));
  });
  const install = page.getByRole('button', { name: 'Zet Boektopia op je beginscherm' });
  await open(page, MONDAY);
  for (const title of [SLAK, SOEP, THEE]) await save(page, title);
  // When the browser cannot store more data, the page must say so and not save the moment.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await save(page, BAAS);
  await expect(
    page.getByText('Bewaren lukt niet: je browser houdt hier niets meer bij.').first(),
  ).toBeVisible();
  await expect(saved(page, BAAS)).toHaveCount(0);

  await page.goto('/mijn-stapel');
  await expect(titled(page, SOEP)).toContainText(
    'Krap: ‘De slak heeft gelijk’ eindigt dan pas, en het is twee minuten wandelen.',
  );
  await expect(titled(page, THEE)).toContainText(
    /volzet.*Overlapt 30 minuten met ‘Soep uit de onderste lade’\./,
  );
  await titled(page, THEE).getByText('Andere momenten').click();
  await expect(titled(page, THEE)).toContainText('Ook om 16:30. Kies dat moment');
  await titled(page, THEE).getByRole('button', { name: 'Kies dat moment' }).first().click();
  await expect(titled(page, THEE).first()).toContainText('Van je stapel gehaald');
  await expect(titled(page, THEE).last()).toContainText(/^16:30/);
  // The button was removed together with its message. The focus moves to the button that undoes the change.
  await expect(titled(page, THEE).first().locator(':focus')).toHaveAccessibleName(/^Bewaar: /);

  await page.evaluate((slak) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('stapel.1.'))) {
      const copy = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (copy.title !== slak) continue;
      localStorage.setItem(key, JSON.stringify({ ...copy, start: '2025-10-27T11:00:00.000Z' }));
      localStorage.setItem('stapel.1.AAAAAA', JSON.stringify({ ...copy, title: 'Een uur dat verdween' }));
    }
  }, SLAK);
  await page.reload();
  const changes = page.getByRole('region', { name: '1 gewijzigd' });
  await expect(changes).toContainText(/De slak heeft gelijk: 12:00 → 10:30/);
  await expect(titled(page, 'Een uur dat verdween')).toContainText('Niet meer in het programma');
  await changes.getByRole('button', { name: 'Gezien' }).click();
  await expect(changes).toHaveCount(0);
  await expect(page.getByText('4 bewaard op dit toestel.')).toBeFocused();
  await expect(install).toBeVisible();

  await page.getByRole('button', { name: 'Druk je boekje af' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await expect.poll(() => readQr(page)).toContain('/mijn-stapel#');
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(paper.numPages).toBe(1);
  for (const words of [SLAK, SOEP, THEE, 'Maandag 27 oktober']) expect(text).toContain(words);
  expect(text).not.toContain('Een uur dat verdween');

  // Without saved items the page has no booklet. When items are saved again, the booklet must stay closed and
  // unprinted.
  const booklet = page.getByRole('region', { name: 'Je boekje' });
  await expect(booklet).toBeVisible();
  for (const title of [SLAK, SOEP, THEE]) await saved(page, title).click();
  await expect(booklet).toHaveCount(0);
  for (const title of [SLAK, SOEP]) await save(page, title);
  const print = page.getByRole('button', { name: 'Druk je boekje af' });
  await expect(print).toHaveAttribute('aria-expanded', 'false');

  const wipe = page.getByRole('button', { name: 'Wis mijn stapel' });
  await wipe.click();
  await page.getByRole('button', { name: 'Laat staan' }).click();
  await expect(wipe).toBeFocused();
  await wipe.click();
  await page.getByRole('button', { name: 'Wis de 3 die ik bewaarde' }).click();
  await expect(page.getByText('0 bewaard op dit toestel.')).toBeFocused();
  await page.reload();
  // If the service worker is active, it has downloaded the programme by now.
  const download = page.getByRole('button', { name: 'Neem het programma mee' });
  await expect(download.or(page.getByText(/staat op dit toestel, stand van/))).toBeVisible();
  await expect(page.getByText('Je stapel is nog leeg.')).toBeVisible();
  await expect(install).toHaveCount(0);
});

test('a moment can be saved on every page that shows it, and appears on the floor plan', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, MONDAY);
  await save(page, SLAK);
  for (const path of [
    `${MONDAY}?weergave=rooster`,
    '/activiteiten/de-slak-heeft-gelijk',
    '/zoeken?zoekterm=slak',
    '/mijn-stapel',
  ]) {
    await open(page, path);
    await expect(saved(page, SLAK).first(), path).toBeVisible();
  }
  for (const path of ['/nu', '/signeren', '/auteurs/greet-soetaert', '/boektopia-op-toer']) {
    await open(page, path);
    const ribbons = page.getByRole('button', { name: /^Bewaar: / });
    if (path === '/boektopia-op-toer') await expect(ribbons).toHaveCount(0);
    else await expect(ribbons.first(), path).toBeVisible();
    // «Nu & straks» shows the saved item, because the item begins within the hour.
    if (path === '/nu') await expect(page.locator('article[data-saved]')).toContainText(SLAK);
  }
  await open(page, '/praktisch');
  const stage = page
    .getByRole('list', { name: 'Podia' })
    .getByRole('listitem')
    .filter({ hasText: 'Leescafé' });
  await stage.first().scrollIntoViewIfNeeded();
  await expect(stage.first().getByRole('list', { name: 'Op je stapel' })).toContainText(`10:30 ${SLAK}`);
});
