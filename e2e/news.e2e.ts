import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('the news comes 24 a page, the first page with one large cover (§2.60, §9.1)', async ({ page }) => {
  await page.goto('/nieuws');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(24);
  const [large, normal] = await Promise.all([articles.nth(0).boundingBox(), articles.nth(1).boundingBox()]);
  expect(large?.width).toBeGreaterThan(2 * (normal?.width ?? 0));
  const second = page
    .getByRole('navigation', { name: 'Bladzijden van Nieuws' })
    .getByRole('link', { name: 'Bladzijde 2' });
  await second.click();
  await expect(page).toHaveURL(/\/nieuws\?pagina=2$/);
  // The address changes before the page does.
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(articles.first()).toBeVisible();
  await expect.poll(() => articles.count()).toBeLessThan(24);
});

test('an article shows its date, and three others under «Meer nieuws» (§2.61)', async ({ page }) => {
  await page.goto('/nieuws/een-uur-cadeau');
  const main = page.getByRole('main');
  await expect(main.getByText('23 oktober 2025, 14:00')).toBeVisible();
  const others = main.getByRole('region', { name: 'Meer nieuws' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await expect(others.getByRole('link', { name: 'Een uur cadeau, op zondag' })).toHaveCount(0);
});

test('the news can be followed from its own pages, and is RSS', async ({ page, request }) => {
  await page.goto('/nieuws/een-uur-cadeau');
  const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  const feed = await request.get(pathname);
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.headers()['cache-control']).toContain('s-maxage=2,');
  const text = await feed.text();
  expect(text.match(/<item>/g)).toHaveLength(24);
  expect(text).toContain('<link>https://www.boektopia.be/nieuws/een-uur-cadeau</link>');
  // Written and planned, but not published: nobody reads it yet.
  expect(text).not.toContain('we-verklappen-de-slotnacht');
  await page.goto('/praktisch');
  await expect(link).toHaveCount(0);
});

test('a hotspot tells where it is, and three others (§2.62)', async ({ page }) => {
  await page.goto('/hotspots-kortrijk/bakkerij-de-korte-inhoud');
  const main = page.getByRole('main');
  await expect(main.getByText('Sint-Jansstraat, 8500 Kortrijk', { exact: true })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Meer hotspots in Kortrijk' }).getByRole('article'),
  ).toHaveCount(3);
});

test('a bookstore says «publishing house • address», leads to a map, and to three others (§2.63)', async ({
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

test('bookstores are narrowed while a town is typed, and the address keeps it (§2.64)', async ({ page }) => {
  await page.goto('/boekhandels');
  await scriptsAtWork(page);
  const main = page.getByRole('main');
  const lines = main.getByRole('article');
  await expect(lines).toHaveCount(60);
  const field = main.getByRole('searchbox', { name: 'Gemeente of postcode' });
  await field.pressSequentially('kortr');
  await expect(main.getByRole('status')).toHaveText('3 boekhandels voor ‘kortr’');
  await expect(lines).toHaveCount(3);
  await expect(page).toHaveURL(/\?gemeente=kortr$/);
  await field.fill('atlantis');
  await expect(main.getByText('We hebben geen bookshandels gevonden.')).toBeVisible();
  await main.getByRole('link', { name: 'Toon alle boekhandels' }).click();
  await expect(lines).toHaveCount(60);
  await expect(field).toHaveValue('');

  await page.setViewportSize({ width: 375, height: 667 });
  await field.fill('gent');
  await field.press('Enter');
  await expect(main.getByRole('status')).toBeFocused();
  await expect(main.getByRole('status')).toBeInViewport();
  await expect(lines.first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bookstores are narrowed when the form is sent (§2.64)', async ({ page }) => {
    await page.goto('/boekhandels');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Gemeente of postcode' }).fill('9000');
    await main.getByRole('button', { name: 'Toon' }).click();
    await expect(page).toHaveURL(/\/boekhandels\?gemeente=9000$/);
    await expect(main.getByRole('article')).toHaveCount(3);
  });
});
