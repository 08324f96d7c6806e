import { expect, test } from './support/site.ts';

test('the tour has a tab per town, says that its programme is being made, and leads further into Flanders (§2.66, §2.67, §2.69)', async ({
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
  await tabs.getByRole('link', { name: 'Leuven' }).click();
  await expect(page).toHaveURL(/\/boektopia-op-toer\/leuven$/);
  await expect(tabs.getByRole('link', { name: 'Leuven' })).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByText('Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Verder in Vlaanderen' }).click();
  await expect(page).toHaveURL(/\/boektopia-op-toer-uit$/);
});

test('a town that the tour does not know is not found', async ({ request }) => {
  expect((await request.get('/boektopia-op-toer/atlantis')).status()).toBe(404);
});
