import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('the tour has a tab per town, lists 24 a page, and leads further into Flanders (§1.3, §2.65, §2.66, §2.67)', async ({
  page,
}) => {
  await page.goto('/boektopia-op-toer');
  const tabs = page.getByRole('navigation', { name: 'Steden van de toer' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Alle steden',
    'Antwerpen',
    'Genk/Hasselt',
    'Kortrijk',
    'Leuven',
  ]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  await tabs.getByRole('link', { name: 'Leuven' }).click();
  await expect(page).toHaveURL(/\/boektopia-op-toer\/leuven$/);
  await expect(tabs.getByRole('link', { name: 'Leuven' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Verder in Vlaanderen' }).click();
  await expect(page).toHaveURL(/\/boektopia-op-toer-uit$/);
});

test('an activity of the tour is told with its town and its precise place (§2.49)', async ({ page }) => {
  await open(page, '/boektopia-op-toer/leuven');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/boektopia-op-toer-activiteiten\//);
  await expect(page.getByRole('main').getByText(/^Leuven - /)).toBeVisible();
  const back = page.getByRole('link', { name: 'Terug', exact: true });
  // Where a visitor came from is known when the scripts are at work.
  await expect(back).toHaveAttribute('href', '/boektopia-op-toer/leuven');
  await back.click();
  await expect(page).toHaveURL(/\/boektopia-op-toer\/leuven$/);
});

test('a town that the tour does not know is not found', async ({ request }) => {
  expect((await request.get('/boektopia-op-toer/atlantis')).status()).toBe(404);
});
