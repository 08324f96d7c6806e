import type { Page } from '@playwright/test';
import { SHELL } from '../web/src/domain/pages/paths.ts';
import { SLOW } from './playwright.config.ts';
import { breakingConnection } from './support/breaking-connection.ts';
import { copiesAreOld, downloadStep, isStored } from './support/offline-caches.ts';
import { whileRunning } from './support/process.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { firstInteraction, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

/** The day before the small festival. */
const BEFORE = '2025-10-24T12:00:00+02:00';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const band = (page: Page) => page.getByRole('banner').getByText(/^Stand van \d\d:\d\d · offline$/);
const row = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Zaterdag om tien' });

/** Opens a day as a returning visitor with the downloaded programme. */
async function downloadsProgramme(page: Page, day: string): Promise<void> {
  await page.goto(day);
  await firstInteraction(page);
  const no = page.getByRole('button', { name: 'Nee, liever niet' });
  await no.click();
  await isStored(page, SHELL);
  await downloadStep(page, 'programme');
  await copiesAreOld(page);
}

test("on an unresponsive connection a page comes from the offline data and shows its age, until the site responds with the editor's changes", {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await withSmallFestival(async (folder) => {
    const env = { CONTENT_DIR: folder.dir, CONTENT_WEBHOOK_SECRET: SECRET, SITE_NOW: BEFORE };
    await whileRunning(await startSite(env), async (site) => {
      const line = await breakingConnection(site.url);
      const page = await browser.newPage({ baseURL: line.url });
      const day = '/programma/2025-10-25';
      await downloadsProgramme(page, day);

      await test.step('the stored day appears within four seconds', async () => {
        const goOn = line.fallSilent();
        await page.reload({ waitUntil: 'commit' });
        await expect(row(page)).toContainText('10:00');
        await expect(band(page)).toBeVisible();
        goOn();
        await expect(band(page)).toHaveCount(0);
        await expect(row(page)).toContainText('10:00');
      });

      const talk = 'programma-items/za-10';
      await folder.edit(talk, ({ content }) => Object.assign(content, { start_date: '2025-10-25 08:10' }));
      await publish(site, talk);
      const sent = async () => (await fetch(site.url + day)).text();
      await expect.poll(sent, { timeout: 10_000 }).toContain('10:10');

      await test.step('the moved item appears once the site responds', async () => {
        await copiesAreOld(page);
        const goOn = line.fallSilent();
        await page.goto(day, { waitUntil: 'commit' });
        await expect(row(page)).toContainText('10:00');
        goOn();
        await expect(row(page)).toContainText('10:10');
        await expect(band(page)).toHaveCount(0);
      });

      await test.step('the page of a day that an editor deleted no longer appears from the offline data', async () => {
        await folder.delete('programma/2025-10-25');
        await publish(site, 'programma/2025-10-25');
        await expect.poll(async () => (await fetch(site.url + day)).status, { timeout: 10_000 }).toBe(404);
        await copiesAreOld(page);
        await page.goto(day, { waitUntil: 'commit' });
        await expect(title(page)).not.toHaveText('Molendag 1');
        await expect(band(page)).toHaveCount(0);
      });
      await page.close();
      await line.stop();
    });
  });
});

test('on an unresponsive connection a page without offline data keeps loading, a page with offline data appears after a wait, and the next page with offline data appears immediately', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await whileRunning(await startSite({ SITE_NOW: MONDAY }), async (site) => {
    const line = await breakingConnection(site.url);
    const page = await browser.newPage({ baseURL: line.url });
    const day = '/programma/2025-10-27';
    await downloadsProgramme(page, day);
    await page.reload();
    await scriptsAtWork(page);

    let goOn = line.fallSilent();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy', exact: true })
      .click({ noWaitAfter: true });
    await page.waitForTimeout(4_000);
    expect(new URL(page.url()).pathname).toBe(day);
    goOn();
    await expect(title(page)).toHaveText(/privacy/i);

    await copiesAreOld(page);
    goOn = line.fallSilent();
    await page.goto('/programma/2025-10-29', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Woensdag 29 oktober', { timeout: 1_000 * SLOW });
    await expect(band(page)).toBeVisible();
    const began = Date.now();
    await page.goto('/signeren', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(/signe/i);
    expect(Date.now() - began).toBeLessThan(2_500 * SLOW);
    await expect(band(page)).toBeVisible();

    goOn();
    await expect(band(page)).toHaveCount(0);
    await expect(page).toHaveURL('/signeren');
    await page.close();
    await line.stop();
  });
});

test("text typed on a page that was rendered from offline data stays when the site's own page arrives", {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000 * SLOW);
  await whileRunning(await startSite({ SITE_NOW: MONDAY }), async (site) => {
    const line = await breakingConnection(site.url);
    const page = await browser.newPage({ baseURL: line.url });
    const day = '/programma/2025-10-27';
    await downloadsProgramme(page, day);
    const main = page.getByRole('main');

    await test.step('a name typed in the index of authors stays in the field when the site responds again', async () => {
      const goOn = line.fallSilent();
      await page.goto('/auteurs', { waitUntil: 'commit' });
      await expect(band(page)).toBeVisible();
      const field = main.getByRole('searchbox', { name: 'Naam van een auteur' });
      await field.fill('van');
      goOn();
      await field.pressSequentially('doorne', { delay: 200 });
      await expect(main.getByRole('status').first()).toHaveText('1 auteur voor ‘vandoorne’');
      await page.waitForTimeout(2_500);
      await expect(field).toHaveValue('vandoorne');
      await expect(field).toBeFocused();
    });

    await test.step('the next page is loaded from the site, not from the offline data', async () => {
      await page.goto(day);
      await expect(title(page)).toHaveText('Maandag 27 oktober');
      await expect(band(page)).toHaveCount(0);
    });
    await page.close();
    await line.stop();
  });
});
