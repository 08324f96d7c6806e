import type { Page } from '@playwright/test';
import { DEVICE_PROGRAMME, SHELL } from '../web/src/domain/pages/paths.ts';
import { SLOW } from './playwright.config.ts';
import { breakingLine } from './support/breaking-line.ts';
import { isHeld, take } from './support/kept-on-device.ts';
import { DAY_IN_STRIP } from './support/lost-connection.ts';
import { whileRunning } from './support/process.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

declare global {
  interface Window {
    shift: number;
  }
}

/** The day before the small festival. */
const BEFORE = '2025-10-24T12:00:00+02:00';

/** Longer than a site is waited for on a quick line (worker/routing.ts), in ms. */
const SLOW_LINE_MS = 400;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const band = (page: Page) => page.getByRole('banner').getByText(/^Stand van/);
/** What is said in passing, over the page. */
const inPassing = (page: Page) => page.locator('output').filter({ hasText: /^Stand van \d\d:\d\d$/ });
const row = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Zaterdag om tien' });

/** Waits until the site has answered: then nothing is said of how old the page is. */
async function isTheSites(page: Page): Promise<void> {
  await expect(inPassing(page)).toHaveCount(0);
  await expect(band(page)).toHaveCount(0);
}

/** Opens a day as who was here before: with the programme on the device. */
async function takesAlong(page: Page, day: string): Promise<void> {
  await page.goto(day);
  const no = page.getByRole('button', { name: 'Nee, liever niet' });
  await no.click();
  await isHeld(page, SHELL);
  await take(page, 'programme');
}

test('on a slow line a page seen before stands at once, as old as it says; what an editor moved since follows with the answer, and nothing else moves', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await withSmallFestival(async (folder) => {
    const env = { CONTENT_DIR: folder.dir, CONTENT_WEBHOOK_SECRET: SECRET, SITE_NOW: BEFORE };
    await whileRunning(await startSite(env), async (site) => {
      const line = await breakingLine(site.url);
      const page = await browser.newPage({ baseURL: line.url });
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((entries) => {
          // What follows a visitor's hand is no surprise.
          for (const entry of entries.getEntries())
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              window.shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const day = '/programma/2025-10-25';
      await takesAlong(page, day);
      await row(page)
        .getByRole('button', { name: /^Bewaar/ })
        .click();

      await test.step('it was quick when it was heard of last, and is not any more', async () => {
        line.slowDown(SLOW_LINE_MS);
        await page.reload();
        await expect(title(page)).toHaveText('Molendag 1');
        await isTheSites(page);
      });

      await test.step('a day as it was', async () => {
        const goOn = line.fallSilent();
        await page.reload({ waitUntil: 'commit' });
        await expect(row(page)).toContainText('10:00');
        await expect(inPassing(page)).toBeVisible();
        await expect(band(page)).toHaveCount(0);
        await row(page).getByRole('link').first().focus();
        await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-same', ''));
        goOn();
        await isTheSites(page);
        await expect(row(page).getByRole('link').first()).toBeFocused();
        await expect(page.locator('main h1[data-same]')).toHaveCount(1);
        expect(await page.evaluate(() => window.shift)).toBe(0);
      });

      await test.step('where it was left', async () => {
        await page.evaluate(() => window.scrollTo(0, 200));
        await page.reload({ waitUntil: 'commit' });
        await expect(title(page)).toHaveText('Molendag 1');
        const top = () => page.evaluate(() => window.scrollY);
        await expect.poll(top).toBe(200);
        await isTheSites(page);
        expect(await top()).toBe(200);
      });

      const talk = 'programma-items/za-10';
      await folder.edit(talk, ({ content }) => Object.assign(content, { start_date: '2025-10-25 08:10' }));
      await publish(site, talk);
      const sent = async () => (await fetch(site.url + day)).text();
      await expect.poll(sent, { timeout: 10_000 }).toContain('10:10');

      for (const path of [day, '/mijn-stapel']) {
        await test.step(`what was moved, at ${path}`, async () => {
          const goOn = line.fallSilent();
          await page.goto(path, { waitUntil: 'commit' });
          await expect(row(page)).toContainText('10:00');
          goOn();
          await expect(row(page)).toContainText('10:10');
          await isTheSites(page);
        });
      }

      await test.step('a day that the site does not have any more', async () => {
        await folder.delete('programma/2025-10-25');
        await publish(site, 'programma/2025-10-25');
        await expect.poll(async () => (await fetch(site.url + day)).status, { timeout: 10_000 }).toBe(404);
        await page.goto(day, { waitUntil: 'commit' });
        await expect(title(page)).not.toHaveText('Molendag 1');
        await isTheSites(page);
      });
      await page.close();
      await line.stop();
    });
  });
});

test('on a line that swallows what is asked the page that was pressed comes from the device within four seconds, and one that it does not have is waited for', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await whileRunning(await startSite({ SITE_NOW: MONDAY }), async (site) => {
    const line = await breakingLine(site.url);
    const page = await browser.newPage({ baseURL: line.url });
    const day = '/programma/2025-10-27';
    await takesAlong(page, day);
    await scriptsAtWork(page);

    let goOn = line.fallSilent();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByText('Nog even geduld: de verbinding is traag.')).toBeVisible();
    await page.waitForTimeout(3_000);
    await expect(page).toHaveURL(day);
    await expect(title(page)).toHaveText('Maandag 27 oktober');
    goOn();
    await expect(title(page)).toHaveText(/privacy/i);
    await page.goBack();
    await expect(title(page)).toHaveText('Maandag 27 oktober');

    goOn = line.fallSilent();
    await (await DAY_IN_STRIP.link(page)).click();
    await expect(title(page)).toHaveText('Woensdag 29 oktober', { timeout: 4_000 * SLOW });
    await expect(band(page)).toHaveText(/^Stand van \d\d:\d\d · offline$/, { timeout: 1_000 * SLOW });
    await expect(page).toHaveURL('/programma/2025-10-29');
    await page.goBack();
    await expect(title(page)).toHaveText('Maandag 27 oktober');
    await expect(band(page)).toBeVisible();

    goOn();
    await expect(band(page)).toHaveCount(0);
    const told = () =>
      page.evaluate(async (path) => (await fetch(path)).headers.get('x-network'), DEVICE_PROGRAMME);
    await expect.poll(told).toBe(null);
    await page.close();
    await line.stop();
  });
});

test('what is typed or ticked on a page of the device while the site is on its way stays, and the site has its word all the same', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await whileRunning(await startSite({ SITE_NOW: MONDAY }), async (site) => {
    const line = await breakingLine(site.url);
    const page = await browser.newPage({ baseURL: line.url });
    const day = '/programma/2025-10-27';
    await takesAlong(page, day);
    line.slowDown(SLOW_LINE_MS);
    await page.reload();
    await isTheSites(page);
    const main = page.getByRole('main');
    const status = main.getByRole('status').first();

    await test.step('a name in the index of authors', async () => {
      const goOn = line.fallSilent();
      await page.goto('/auteurs', { waitUntil: 'commit' });
      await expect(inPassing(page)).toBeVisible();
      const field = main.getByRole('searchbox', { name: 'Naam van een auteur' });
      await field.fill('van');
      await expect(status).toHaveText(/^\d+ auteurs voor ‘van’$/);
      goOn();
      // The last letters fall into the time that the answer takes.
      await field.pressSequentially('doorne', { delay: SLOW_LINE_MS / 2 });
      await expect(status).toHaveText('1 auteur voor ‘vandoorne’');
      await isTheSites(page);
      await expect(page).toHaveURL('/auteurs?naam=vandoorne');
      await expect(field).toHaveValue('vandoorne');
      await expect(field).toBeFocused();
    });

    await test.step('a tick in the sheet of filters', async () => {
      const goOn = line.fallSilent();
      await page.goto(day, { waitUntil: 'commit' });
      await expect(inPassing(page)).toBeVisible();
      await main.locator('summary').filter({ hasText: 'Filter' }).click();
      const panel = page.getByRole('form', { name: 'Filter' });
      await panel.locator('summary').filter({ hasText: 'Types' }).click();
      const box = panel.getByLabel('Gesprek');
      await box.check();
      goOn();
      await isTheSites(page);
      await expect(box).toBeVisible();
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      await expect(page).toHaveURL(`${day}?type=gesprek`);
    });
    await page.close();
    await line.stop();
  });
});
