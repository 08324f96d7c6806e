import { uuidOf } from './support/content.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { islandStarted, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { itemContent, withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

const MINUTE = 60_000;
const TALK = 'programma-items/zo-10';
const SIGNING = 'programma-items/zo-14';
const signing = (start: string, end: string) => ({
  ...itemContent({ title: 'Inkt om twee', start, end }),
  type: uuidOf('types/signeersessie'),
  table: '3',
});

test('pages opened at half past nine update moved items in place, and keep focus and scroll position', {
  tag: '@long',
}, async ({ browser }) => {
  await withSmallFestival(async (folder) => {
    await folder.write('types/signeersessie', { component: 'type', title: 'Signeersessie' });
    await folder.write(SIGNING, signing('2025-10-26 12:30', '2025-10-26 13:15'));
    const env = {
      CONTENT_DIR: folder.dir,
      CONTENT_WEBHOOK_SECRET: SECRET,
      SITE_NOW: '2025-10-26T09:30:00+01:00',
    };
    await whileRunning(await startSite(env), async (site) => {
      // Opens each page in its own browser profile. Otherwise a page could come from the browser cache,
      // because another page prefetched it.
      const openPage = async (path: string) => {
        const page = await browser.newPage({ baseURL: site.url });
        await page.clock.install();
        await page.goto(path);
        await scriptsAtWork(page);
        return page;
      };
      const [day, now, board, home] = [
        await openPage('/programma/2025-10-26'),
        await openPage('/nu'),
        await openPage('/signeren'),
        await openPage('/'),
      ];
      // Starts the island of the page «Nu & straks», as on a page that has been open for a minute.
      await islandStarted(now);
      const row = day.getByRole('article').filter({ hasText: 'Inkt om twee' });
      const soon = now.getByRole('article').filter({ hasText: 'Zondag om tien' });
      const card = board.getByRole('article').filter({ hasText: 'Inkt om twee' });
      const band = home.getByRole('region', { name: 'Nu & straks' });
      await expect(row).toContainText('13:30');
      await expect(soon).toContainText('10:00');
      await expect(card).toContainText('13:30');
      await expect(band).toContainText('10:00');
      await expect(day.getByText('net gewijzigd')).toHaveCount(0);
      const stayed = day.getByRole('article').filter({ hasText: 'Tot na middernacht' });
      const link = stayed.getByRole('link').first();
      await link.focus();
      await link.scrollIntoViewIfNeeded();
      const scrolled = await day.evaluate(() => window.scrollY);

      await folder.write(SIGNING, signing('2025-10-26 14:00', '2025-10-26 14:45'));
      await folder.edit(TALK, ({ content }) => Object.assign(content, { start_date: '2025-10-26 09:20' }));
      for (const slug of [SIGNING, TALK]) expect((await publish(site, slug)).status).toBe(200);
      const answered = async (path: string) => (await fetch(site.url + path)).text();
      await expect.poll(() => answered('/programma/2025-10-26')).toContain('15:00</time>');
      await expect.poll(() => answered('/nu')).toContain('10:20</time>');

      const pages = [day, now, board];
      for (const page of pages) await page.clock.fastForward(6 * MINUTE);
      await expect(row).toContainText('15:00');
      await expect(row).toContainText('net gewijzigd');
      await expect(soon).toContainText('10:20');
      await expect(soon).toContainText('net gewijzigd');
      await expect(now.getByRole('status').first()).toHaveText('Het programma is bijgewerkt: 2 wijzigingen.');
      await expect(card).toContainText('15:00');
      await expect(day.getByRole('article').filter({ hasText: 'net gewijzigd' })).toHaveCount(2);
      await expect(stayed).not.toContainText('net gewijzigd');
      await expect(link).toBeFocused();
      expect(await day.evaluate(() => window.scrollY)).toBe(scrolled);

      await test.step('the section «Nu & straks» on the home page drops items that have started, and shows its age while the site does not respond', async () => {
        await home.clock.fastForward(6 * MINUTE);
        await expect(band).toContainText('10:20');
        await expect(home.getByText(/^Stand van/)).toHaveCount(0);
        await home.route(`${site.url}/`, (route) => route.abort());
        await home.clock.fastForward(60 * MINUTE);
        await expect(band).not.toContainText('Zondag om tien');
        // An all-day item is still open.
        await expect(band.getByRole('link')).toHaveText(['De leesboom', 'Alles van nu', 'Alles van vandaag']);
        await expect(home.getByText(/^Stand van 09:\d\d$/)).toBeVisible();
        await home.unroute(`${site.url}/`);
        await home.evaluate(() => window.dispatchEvent(new Event('online')));
        await home.clock.fastForward(MINUTE / 10);
        await expect(home.getByText(/^Stand van/)).toBeHidden();
      });

      await test.step('a focused row that moves to another hour keeps the focus', async () => {
        const link = row.getByRole('link').first();
        await link.focus();
        await folder.write(SIGNING, signing('2025-10-26 15:10', '2025-10-26 15:55'));
        expect((await publish(site, SIGNING)).status).toBe(200);
        await expect.poll(() => answered('/programma/2025-10-26')).toContain('16:10</time>');
        await day.clock.fastForward(6 * MINUTE);
        await expect(row).toContainText('16:10');
        await expect(link).toBeFocused();
      });
      for (const page of [...pages, home]) await page.close();
    });
  });
});
