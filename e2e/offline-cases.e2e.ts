import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { secondBuild } from '../tests/fleet/second-build.ts';
import { OFFLINE_PROGRAMME, SHELL } from '../web/src/domain/pages/paths.ts';
import { breakingConnection } from './support/breaking-connection.ts';
import { cachedPaths, cachesAndWorkers, downloadStep, isStored } from './support/offline-caches.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { firstInteraction } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

/**
 * Delay, in ms, until an idle page registers the service worker (features/offline/site-worker.browser.ts).
 */
const AFTER_MS = 1_000;

/** Returns the release marker in the stylesheets of the current page. It is empty in the first release. */
const releaseOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--release').trim());

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

test('a new build replaces the old one completely: no page mixes files or data of the two builds', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const second = await secondBuild();
  const first = await startSite({ SITE_NOW: MONDAY });
  const page = await browser.newPage();
  await page.goto(`${first.url}/programma/2025-10-27`);
  await isStored(page, SHELL);
  await downloadStep(page, 'programme');
  const before = await cachedPaths(page);
  await first.stop();

  const later = await startSite({ SITE_NOW: MONDAY, PORT: new URL(first.url).port }, [second.server]);
  const build = (await fetch(later.url + SHELL)).headers.get('x-build');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update());
  await expect
    .poll(async () => (await cachedPaths(page))[`boektopia ${build} gegevens`] ?? [], { timeout: 60_000 })
    .toContain(OFFLINE_PROGRAMME);
  await expect.poll(async () => Object.keys(await cachedPaths(page)), { timeout: 20_000 }).toHaveLength(3);
  const after = await cachedPaths(page);
  await later.stop();

  const files = new Set((await readdir(second.assets)).map((name) => `/assets/${name}`));
  const own = after[`boektopia ${build} bestanden`] ?? [];
  expect(own.filter((path) => path !== SHELL && !files.has(path))).toEqual([]);
  const parts: string[] = JSON.parse(await readFile(join(second.assets, `parts-${build}.json`), 'utf8'));
  expect(parts.length).toBeGreaterThan(20);
  expect([SHELL, ...parts].filter((path) => !own.includes(path))).toEqual([]);
  const filesBefore = Object.values(before).flat();
  const isNew = (path: string) => !filesBefore.includes(path);
  // The open page still uses its own stylesheets: only those of the next release contain a marker
  // (tests/fleet/second-build.ts).
  expect(await releaseOf(page)).toBe('');

  const requested: string[] = [];
  page.on('response', (response) => requested.push(new URL(response.url()).pathname));
  await page.goto(`${first.url}/programma/2025-10-26`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zondag 26 oktober');
  await expect(page.getByRole('banner').getByText(/^Stand van \d\d:\d\d · offline$/)).toBeVisible();
  expect(await releaseOf(page)).toBe('2');
  const loaded = requested.filter((path) => path.startsWith('/assets/'));
  expect(loaded.filter((path) => !files.has(path))).toEqual([]);
  // The page of the second release must load scripts that the first build did not have.
  expect(loaded.filter((path) => path.endsWith('.js') && isNew(path))).not.toEqual([]);
  const data = await page.evaluate(
    async (path) => (await caches.match(path))?.headers.get('x-build'),
    OFFLINE_PROGRAMME,
  );
  expect(data).toBe(build);
  await page.close();
  await second.remove();
});

test('a device without storage space shows a message, keeps its existing data, and still opens pages', {
  tag: '@long',
}, async ({ browser, site: { url } }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage();
  await page.goto(`${url}/mijn-stapel`);
  await firstInteraction(page);
  await page.getByRole('button', { name: 'Nee, liever niet' }).click();
  await isStored(page, SHELL);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: usage + 20_000 });
  await page.getByRole('button', { name: 'Neem het programma mee' }).click();
  await expect(page.getByText(/^Er is geen plaats meer op dit toestel/)).toBeVisible({ timeout: 60_000 });
  await page.goto(`${url}/nieuws`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: url });
  await page.goto(`${url}/mijn-stapel`);
  await page.getByRole('button', { name: 'Neem het programma mee' }).click();
  await expect(page.getByText(/^Het hele programma staat op dit toestel/)).toBeVisible({ timeout: 60_000 });
  await page.close();
});

test('a device without offline data shows a message at the requested address, and loads the page when the network is back', {
  tag: '@long',
}, async ({ browser }) => {
  const site = await startSite({ SITE_NOW: MONDAY });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/');
  await isStored(page, SHELL);
  await site.stop();
  await page.goto('/programma/2025-10-26');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Geen verbinding');
  await expect(page).toHaveURL('/programma/2025-10-26');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zoeken' })).toBeVisible();
  const again = await startSite({ PORT: new URL(site.url).port, SITE_NOW: MONDAY });
  await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
  await expect(title).toHaveText('Zondag 26 oktober');
  await page.close();
  await again.stop();
});

test('if the connection breaks while a page loads, the visitor sees the complete offline page instead', {
  tag: '@long',
}, async ({ browser }) => {
  const site = await startSite({ SITE_NOW: MONDAY });
  const line = await breakingConnection(site.url);
  const page = await browser.newPage();
  await page.goto(`${line.url}/`);
  await isStored(page, SHELL);
  line.breakAfter(4_000);
  await page.goto(`${line.url}/programma/2025-10-26`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geen verbinding');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(/\/programma\/2025-10-26$/);
  await page.close();
  await line.stop();
  await site.stop();
});

test('each download step stays within its byte limit', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const site = await startSite({ SITE_NOW: MONDAY });
  const line = await breakingConnection(site.url);
  const page = await browser.newPage();
  const kept: Record<string, { sent: number; kept: number | undefined }> = {};
  let before = 0;
  const note = async (step: string) => {
    const { usage } = await page.evaluate(() => navigator.storage.estimate());
    kept[step] = { sent: line.sent() - before, kept: usage };
    before = line.sent();
  };
  await page.goto(`${line.url}/programma/2025-10-27`);
  await isStored(page, SHELL);
  await note('page and shell');
  await downloadStep(page, 'programme');
  await note('programme');
  await downloadStep(page, 'texts');
  await note('texts');
  console.log(JSON.stringify(kept));
  expect(kept.programme?.sent).toBeLessThan(600_000);
  expect(kept.texts?.sent).toBeLessThan(700_000);
  await page.close();
  await line.stop();
  await site.stop();
});

test('«wis alles» removes all data of a visitor from the device, and keeps the data of the hall screen', {
  tag: '@long',
}, async ({ browser, site: { url } }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await page.goto('/live');
  await isStored(page, '/live');
  await expect.poll(keys).not.toEqual([]);
  const ofHallScreen = await keys();
  await page.goto('/programma/2025-10-27');
  await firstInteraction(page);
  await page.getByRole('button', { name: 'Ja, dat mag' }).click();
  await page
    .getByRole('button', { name: /^Bewaar: / })
    .first()
    .click();
  await isStored(page, SHELL);
  await downloadStep(page, 'programme');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Boekhandels' }).click();
  const town = page.getByLabel('Waar woon je?');
  await town.fill('8500');
  await town.press('Enter');
  await expect(page.getByText('Je woont in')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  const wipe = page.getByRole('button', { name: 'Wis alles', exact: true });
  await wipe.click();
  await page.getByRole('button', { name: 'Laat staan' }).click();
  await expect(wipe).toBeFocused();
  await wipe.click();
  await page.getByRole('button', { name: 'Ja, wis alles' }).click();
  await expect(page.getByText('Alles is gewist.')).toBeVisible();
  const ofTheHall = { caches: ['live /live'], workers: ['/live'] };
  expect(await cachesAndWorkers(page)).toEqual(ofTheHall);
  expect(await keys()).toEqual(ofHallScreen);
  // The page that contains the button must not register the worker again, even if the button was pressed soon
  // after loading.
  await page.waitForTimeout(AFTER_MS + 500);
  expect(await cachesAndWorkers(page)).toEqual(ofTheHall);
  // The page must also discard its state in memory.
  await expect(page.getByRole('button', { name: 'Nee, liever niet' })).toBeVisible();
  await header.getByRole('link', { name: 'Boekhandels' }).click();
  await expect(town).toBeVisible();
  await expect(page.getByText(/Je woont in|Gerekend vanaf/)).toHaveCount(0);
  await page.close();
});
