import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('the tour has a tab per town, lists upcoming items first, and links to other events in Flanders (§1.3, §2.65, §2.66, §2.67)', async ({
  page,
}) => {
  await open(page, '/boektopia-op-toer');
  const tabs = page.getByRole('navigation', { name: 'Steden van de toer' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Alle steden',
    'Antwerpen',
    'Genk/Hasselt',
    'Kortrijk',
    'Leuven',
  ]);
  const cards = page.getByRole('main').getByRole('article');
  const fold = page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: /voorbij is \(\d+\)/ });
  const over = Number(/\d+/.exec((await fold.textContent()) ?? '')?.[0]);
  const all = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
  expect(over).toBeGreaterThan(0);
  await expect(cards).toHaveCount(Math.min(24, all - over));
  await expect(cards.filter({ hasText: 'voorbij' })).toHaveCount(0);
  await fold.press('Enter');
  await expect(cards.filter({ hasText: 'voorbij' })).toHaveCount(Math.min(24, over));
  await expect(cards.first()).toContainText('voorbij');
  await fold.press('Enter');
  const leuven = tabs.getByRole('link', { name: 'Leuven' });
  // Focuses the tab before it measures the scroll position, because focusing an element scrolls to it.
  await leuven.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await leuven.press('Enter');
  await expect(page).toHaveURL(/\/boektopia-op-toer\/leuven$/);
  await expect(leuven).toHaveAttribute('aria-current', 'page');
  // Choosing another tab must keep the focus and the scroll position, and announce the new content.
  await expect(leuven).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(/^\d+ belevingen in Leuven$/);
  await expect(page).toHaveTitle('Boektopia op Toer: Leuven | Boektopia');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole('link', { name: 'Verder in Vlaanderen' }).click();
  await expect(page).toHaveURL(/\/boektopia-op-toer-uit$/);
});

test('an activity of the tour shows its town and its precise place (§2.49)', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/boektopia-op-toer/leuven');
  const item = page.getByRole('main').getByRole('article').last().getByRole('link');
  await item.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = { title: (await item.textContent()) ?? '', y: await page.evaluate(() => window.scrollY) };
  await item.press('Enter');
  await expect(page).toHaveURL(/\/boektopia-op-toer-activiteiten\//);
  await expect(page.getByRole('main').getByText(/^Leuven - /)).toBeVisible();
  const back = page.getByRole('link', { name: 'Terug', exact: true });
  // Scripts must set the address of the back link to that of the previous page.
  await expect(back).toHaveAttribute('href', '/boektopia-op-toer/leuven');
  await back.click();
  await expect(page).toHaveURL(/\/boektopia-op-toer\/leuven$/);
  // Like the browser's Back, the back link must restore the position in the list.
  await expect(page.locator(':focus')).toHaveText(left.title);
  // Browsers round the position, so it may differ by a pixel.
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left.y)).toBeLessThanOrEqual(1);

  // Choosing another filter keeps the town. An unknown town stays in the field, where the visitor can correct
  // it.
  await open(page, '/boektopia-op-toer?gemeente=9700');
  await page.getByRole('form', { name: 'Filter' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/[?&](type|thema|locatie)=.*gemeente=9700/);
  await open(page, '/boektopia-op-toer?gemeente=atlantis');
  await expect(page.getByLabel('Waar woon je?')).toHaveValue('atlantis');
  await expect(page.getByText('kennen we niet. Typ een gemeente in Vlaanderen of Brussel.')).toBeVisible();
});

test('the tour can be filtered by type and theme, and its tabs keep the filters (§2.68)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/boektopia-op-toer');
  const types = page.getByRole('group', { name: 'Types' });
  await expect(page.getByRole('group', { name: 'Locaties' })).toHaveCount(0);
  // On a desktop, selecting a filter applies it immediately, without a button.
  const filter = page.getByRole('form', { name: 'Filter' });
  await expect(filter.getByRole('button', { name: /^Toon/ })).toHaveCount(0);
  const box = types.getByRole('checkbox').first();
  const type = await box.getAttribute('value');
  await box.check();
  await expect(page).toHaveURL(`/boektopia-op-toer?type=${type}`);
  // The browser's Back and Forward buttons step through the selections without loading a page.
  const status = page.getByRole('main').getByRole('status');
  const narrowed = (await status.textContent()) ?? '';
  await page.goBack();
  await expect(page).toHaveURL('/boektopia-op-toer');
  await expect(box).not.toBeChecked();
  await expect(status).not.toHaveText(narrowed);
  await page.goForward();
  await expect(box).toBeChecked();
  await expect(status).toHaveText(narrowed);
  const towns = page.getByRole('navigation', { name: 'Steden van de toer' });
  const leuven = towns.getByRole('link', { name: 'Leuven' });
  await expect(leuven).toHaveText(/\d+$/);
  const promised = Number(/\d+$/.exec((await leuven.textContent()) ?? '')?.[0]);
  await leuven.click();
  await expect(page).toHaveURL(`/boektopia-op-toer/leuven?type=${type}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(promised);
});
