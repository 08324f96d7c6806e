import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { tapsOn } from './support/taps.ts';
import { observe } from './support/watched-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const tag = javaScriptEnabled ? [] : '@long';

    test('a visitor goes from home to the programme of today, to an experience, and back (§1.2, §2.24, §2.56)', async ({
      page,
      site,
    }) => {
      const observed = observe(page, site.url);
      const main = page.getByRole('main');

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Boektopia' })).toBeVisible();
      await main.getByRole('link', { name: 'Bekijk het programma' }).click();

      await expect(page).toHaveURL('/programma/2025-10-27');
      await expect(page.getByRole('heading', { level: 1, name: 'Maandag 27 oktober' })).toBeVisible();
      const days = page.getByRole('navigation', { name: 'Dagen van het festival' });
      await expect(days.getByRole('link', { name: 'maandag 27 oktober, vandaag' })).toHaveAttribute(
        'aria-current',
        'date',
      );

      await days.getByRole('link', { name: 'zondag 26 oktober' }).click();
      await expect(page).toHaveURL('/programma/2025-10-26');
      await expect(page.getByRole('heading', { level: 1, name: 'Zondag 26 oktober' })).toBeVisible();
      // With scripts, the back link of the next page needs the path of this page, which the scripts store.
      if (javaScriptEnabled) await scriptsAtWork(page);

      const first = main.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
      const href = (await first.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/activiteiten\//);
      await first.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Ontdek meer belevingen' })).toBeVisible();
      // Sharing on a phone uses the canonical URL, which must not be that of the previous page.
      const path = href.replace(/\?.*/, '');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      const shared = page.locator('meta[property="og:url"]');
      for (const tag of await shared.all())
        await expect(tag).toHaveAttribute('content', new RegExp(`${path}$`));

      if (javaScriptEnabled) {
        await page.getByRole('link', { name: 'Terug naar zondag 26 oktober' }).click();
        await expect(page).toHaveURL('/programma/2025-10-26');
      } else {
        await page.getByRole('link', { name: 'Terug naar het programma' }).click();
        await expect(page).toHaveURL('/programma/2025-10-27');
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(observed.foreign).toEqual([]);
      // Without JavaScript, Chromium refuses the preloaded scripts and logs that.
      if (javaScriptEnabled) expect(observed.complaints).toEqual([]);
    });

    test('a visitor who opens a missing page finds links to other pages', { tag }, async ({ page }) => {
      await page.goto('/activiteiten/bestaat-niet');
      await expect(page.getByRole('heading', { level: 1, name: 'Deze bladzijde ontbreekt' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Zoeken' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Het programma', exact: true }).click();
      await expect(page).toHaveURL('/programma/2025-10-27');
    });

    test('the first press of Tab focuses a link to the content', { tag }, async ({ page }) => {
      await page.goto('/praktisch');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Naar de inhoud' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/praktisch#inhoud');
    });
  });
}

test('Back in the browser restores the scroll position of the list of a day', async ({ page }) => {
  await page.goto('/programma/2025-10-27');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const last = links.last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(500);
  const before = await scrolled();
  await last.click();
  await expect(page).toHaveURL(/\/activiteiten\//);
  await page.goBack();
  await expect(page).toHaveURL('/programma/2025-10-27');
  await expect.poll(scrolled).toBeGreaterThan(before - 200);
});

test('a visitor with an hour finds a suitable item one tap from the home page, even after losing the connection', async ({
  page,
}) => {
  const tap = await tapsOn(page);
  await page.clock.install();
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Alles van nu' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nu & straks' })).toBeVisible();
  await scriptsAtWork(page);
  const [, hours = '', minutes = ''] =
    /(\d\d):(\d\d)/.exec((await page.getByText(/Het is \d\d:\d\d/).textContent()) ?? '') ?? [];
  await expect(
    page
      .getByRole('main')
      .getByText(/over \d+ min/)
      .first(),
  ).toBeVisible();

  // Advances the clock to 11:09 while all requests fail. The page must work with the data that it already has. The
  // clock goes on, so the next minute may begin during the test.
  await page.route(/\/nu(?:\?|$)/, (route) => route.abort());
  await page.clock.fastForward((11 * 60 + 9 - Number(hours) * 60 - Number(minutes)) * 60_000);
  expect(tap.count()).toBe(1);
  await page.getByLabel('Hoeveel tijd heb je?').selectOption('60 min');
  await expect(page).toHaveURL('/nu?tijd=60');
  await expect(page.getByText(/^Dit past tot 12:(09|10)\./)).toBeVisible();
  const found = page.getByRole('article').filter({ hasText: 'De kat die de Leie overzwom' });
  await expect(found).toContainText(/over [56] min/);
  await expect(found.getByRole('link', { name: /op het plan$/ })).toBeVisible();

  // A minute later, the visitor cannot reach the item from the Torenzaal in time.
  await page.clock.fastForward(60_000);
  await page.getByLabel('Waar ben je?').selectOption('Torenzaal');
  await expect(found).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText(/min wandelen|hier/);
});
