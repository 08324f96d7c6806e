import type { Page } from '@playwright/test';
import { publishedStories } from './support/edition.ts';
import { watchMotion } from './support/motion.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { tapsOn } from './support/taps.ts';

const BOOKSTORES = publishedStories().filter(({ content }) => content.component === 'bookstore').length;

test('the news list has 24 articles per page, and one large cover on its first page (§2.60, §9.1)', {
  tag: '@long',
}, async ({ page }) => {
  await watchMotion(page);
  await page.goto('/nieuws');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(24);
  const [large, normal] = await Promise.all([articles.nth(0).boundingBox(), articles.nth(1).boundingBox()]);
  expect(large?.width).toBeGreaterThan(2 * (normal?.width ?? 0));
  const second = page
    .getByRole('navigation', { name: 'Bladzijden van Nieuws' })
    .getByRole('link', { name: 'Bladzijde 2' });
  await second.click();
  await expect(page).toHaveURL(/\/nieuws\?pagina=2#bladzijde$/);
  // Page 2 opens at the start of the list, and moves the focus there for screen readers.
  await expect(page.locator(':focus')).toHaveText(/^Bladzijde 2 van \d+$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(articles.first()).toBeVisible();
  await expect.poll(() => articles.count()).toBeLessThan(24);

  // During the view transition the image of a card moves to its place in the article, and the rest of the
  // page cross-fades.
  await scriptsAtWork(page);
  const picture = articles.first().getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const moved = (await picture.getAttribute('alt')) ?? '';
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/nieuws\/[a-z-]+$/);
  await expect
    .poll(() => page.evaluate(() => window.motions))
    .toEqual([
      { moved, lasts: 150 },
      { moved: 'root', lasts: 150 },
    ]);
});

test('an article shows its date, and three other articles under «Meer nieuws» (§2.61)', async ({ page }) => {
  await page.goto('/nieuws/een-uur-cadeau');
  const main = page.getByRole('main');
  await expect(main.getByText('23 oktober 2025, 14:00')).toBeVisible();
  const others = main.getByRole('region', { name: 'Meer nieuws' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await expect(others.getByRole('link', { name: 'Een uur cadeau, op zondag' })).toHaveCount(0);
});

test('every news page links to its RSS feed', async ({ page, request }) => {
  await page.goto('/nieuws/een-uur-cadeau');
  const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  const feed = await request.get(pathname);
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.headers()['cache-control']).toContain('s-maxage=2,');
  const text = await feed.text();
  expect(text.match(/<item>/g)).toHaveLength(24);
  expect(text).toContain('<link>https://www.boektopia.be/nieuws/een-uur-cadeau</link>');
  // This article is scheduled, and not published yet.
  expect(text).not.toContain('we-verklappen-de-slotnacht');
  await page.goto('/praktisch');
  await expect(link).toHaveCount(0);
});

test('the page of a hotspot shows its location and three other hotspots (§2.62)', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/hotspots-kortrijk/bakkerij-de-korte-inhoud');
  const main = page.getByRole('main');
  await expect(main.getByText('Sint-Jansstraat, 8500 Kortrijk', { exact: true })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Meer hotspots in Kortrijk' }).getByRole('article'),
  ).toHaveCount(3);
});

test('the page of a bookstore shows «publishing house • address», a link to a map and three other bookstores (§2.63)', async ({
  page,
}) => {
  await page.goto('/boekhandels/nawoord');
  const main = page.getByRole('main');
  await expect(main.getByText('Uitgeverij Merel • Sluizeken, 9000 Gent', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Toon op de kaart/ })).toHaveAttribute(
    'href',
    /query=.*Sluizeken/,
  );
  await expect(main.getByRole('region', { name: 'Nog boekhandels' }).getByRole('article')).toHaveCount(3);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the nearest bookstore is three taps away from the home page (§2.64)', {
      tag: javaScriptEnabled ? [] : '@long',
    }, async ({ page }) => {
      const tap = await tapsOn(page);
      const main = page.getByRole('main');
      await page.goto('/');
      if (javaScriptEnabled) await scriptsAtWork(page);
      await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Boekhandels', exact: true }));
      await expect(page.getByRole('status')).toHaveText(`${BOOKSTORES} boekhandels`);
      const field = main.getByLabel('Waar woon je?');
      await tap(field);
      await field.fill('9690');
      await tap(main.getByRole('button', { name: 'Toon' }));
      // The name of the nearest bookstore must scroll into view, even at the bottom of a phone's window.
      const answer = main.getByText(/De dichtstbijzijnde boekhandel is .+ in Ronse, \d km/);
      await expect(answer).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('status')).toHaveText(
        `${BOOKSTORES} boekhandels, de dichtstbijzijnde eerst`,
      );
      await expect(main.getByRole('article').first()).toContainText(/Ronse · \d km/);
      expect(tap.count()).toBe(3);
      // The name of the chosen town has replaced the field, and has the focus.
      if (javaScriptEnabled)
        await expect(page.locator(':focus')).toContainText('Je woont in 9690 Kluisbergen');

      await page.goto('/boekhandels?gemeente=Oudenarde');
      if (javaScriptEnabled) await scriptsAtWork(page);
      const choice = main.getByRole('link', { name: '9700 Oudenaarde', exact: true });
      if (!javaScriptEnabled) {
        await choice.click();
        await expect(main.getByRole('article').first()).toContainText('in dezelfde gemeente');
        return;
      }

      // The town is stored as soon as the page has loaded. Other lists therefore use it even if the visitor
      // leaves immediately. It stays until the visitor clears it, and showing it must not shift the layout.
      await choice.click();
      await expect(main.getByRole('article').first()).toContainText('in dezelfde gemeente');
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toContain('9700 Oudenaarde');
      await expect(page.locator(':focus')).toContainText('Je woont in 9700 Oudenaarde');
      await page.goto('/boekhandels');
      await expect(main.getByText('Je woont in 9700 Oudenaarde')).toBeVisible();
      await expect(main).toContainText(
        'De dichtstbijzijnde boekhandel is Wandtapijt & Co, in Oudenaarde zelf.',
      );
      await expect(main.getByRole('status')).toHaveText(`${BOOKSTORES} boekhandels`);
      expect(await shiftedBy(page)).toBe(0);
      await main.getByRole('link', { name: 'Toon ze van dichtbij naar ver' }).click();
      await expect(main.getByRole('status')).toHaveText(
        `${BOOKSTORES} boekhandels, de dichtstbijzijnde eerst`,
      );
      await expect(main.getByRole('status')).toBeFocused();
      await page.goto('/boektopia-op-toer-uit');
      await main.getByRole('link', { name: '25 km' }).click();
      await expect(main.getByRole('status')).toHaveText(/^\d+ evenementen binnen 25 km van Oudenaarde$/);
      await main.getByRole('button', { name: 'vergeet' }).click();
      await expect(page).toHaveURL('/boektopia-op-toer-uit');
      await expect(main.getByLabel('Waar woon je?')).toBeFocused();
      await main.getByLabel('Waar woon je?').fill('Parijs');
      await main.getByLabel('Waar woon je?').press('Enter');
      await expect(main).toContainText('‘Parijs’ kennen we niet. Typ een gemeente in Vlaanderen of Brussel.');
    });
  });
}

/** Returns the layout shift that no user input caused, as measured by the browser. */
function shiftedBy(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
