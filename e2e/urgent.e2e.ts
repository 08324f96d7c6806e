import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { announceUrgently, withSmallFestival } from './support/small-festival.ts';
import { publish, SECRET } from './support/webhook.ts';

const WORDS = 'De hal sluit om 16:00.';
const PATHS = ['/', '/programma/2025-10-26', '/nu', '/mijn-stapel', '/zoeken'];

test('an urgent announcement appears on open pages within a minute, stays in view, and disappears when the editors end it', async ({
  browser,
}) => {
  await withSmallFestival(async (folder) => {
    const env = {
      CONTENT_DIR: folder.dir,
      CONTENT_WEBHOOK_SECRET: SECRET,
      SITE_NOW: '2025-10-26T09:30:00+01:00',
    };
    await whileRunning(await startSite(env), async (site) => {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 375, height: 700 } });
      await context.clock.install();
      const pages = await Promise.all(
        PATHS.map(async (path) => {
          const page = await context.newPage();
          await page.goto(path);
          await scriptsAtWork(page);
          return page;
        }),
      );
      const served = async () => (await fetch(`${site.url}/mededeling.json`)).text();
      const inAMinute = () => context.clock.runFor(57_000);
      for (const page of pages) await expect(page.getByText(WORDS)).toHaveCount(0);

      await announceUrgently(folder, WORDS);
      await publish(site, 'globaal/header');
      await expect.poll(served, { timeout: 5_000 }).toContain(WORDS);
      await inAMinute();
      for (const page of pages) {
        const message = page.getByRole('region', { name: 'Dringende mededeling' });
        await expect(message).toHaveText(WORDS);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(message).toBeInViewport({ ratio: 1 });
        await expect(message.getByRole('button')).toHaveCount(0);
      }

      await folder.edit('globaal/header', ({ content }) => {
        Object.assign(content, { announcement_urgent: false });
      });
      await publish(site, 'globaal/header');
      await expect.poll(served, { timeout: 5_000 }).toContain('"html":null');
      await inAMinute();
      for (const page of pages) await expect(page.getByText(WORDS)).toHaveCount(0);
      await context.close();
    });
  });
});
