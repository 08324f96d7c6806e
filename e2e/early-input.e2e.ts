import { holdScripts, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const MONDAY = '/programma/2025-10-27';

test('a filter that is selected before the scripts load is applied once they have loaded', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto(MONDAY, { waitUntil: 'commit' });
  const box = page.getByRole('form', { name: 'Filter' }).getByLabel('Gesprek');
  await box.check();
  arrive();
  await scriptsAtWork(page);
  await expect(page).toHaveURL(`${MONDAY}?type=gesprek`);
  await expect(box).toBeChecked();
  await expect(page.getByRole('article').filter({ hasNotText: 'Gesprek' })).toHaveCount(0);
});

test('a form is visible while its own code loads, and keeps the text typed meanwhile', async ({ page }) => {
  const arrive = await holdScripts(page, 'PostcardForm*');
  await page.goto('/contact');
  await scriptsAtWork(page);
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel('Voornaam');
  await expect(name).toBeVisible();
  await name.fill('Lore');
  const island = page.locator('main is-land:has(form)');
  await expect(island).not.toHaveAttribute('started');
  arrive();
  await expect(island).toHaveAttribute('started');
  await form.getByRole('button').press('Enter');
  await expect(form.getByRole('region', { name: /aandacht$/ })).toBeVisible();
  await expect(name).toHaveValue('Lore');
});

test('a town that is typed before the scripts load is still in the field afterwards', {
  tag: '@long',
}, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/boekhandels', { waitUntil: 'commit' });
  const field = page.getByLabel('Waar woon je?');
  await field.fill('8500');
  arrive();
  await scriptsAtWork(page);
  await expect(field).toHaveValue('8500');
  await field.press('Enter');
  await expect(page).toHaveURL('/boekhandels?gemeente=8500');
  await expect(page.getByRole('status')).toHaveText(/, de dichtstbijzijnde eerst$/);
});

test('a page loads only its own small script until a visitor touches a form', { tag: '@long' }, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // Moving the pointer counts as the first user interaction, which loads the script of the cookie notice.
  const ofThePage = requested.filter((script) => !script.includes('/ask-consent-'));
  expect(ofThePage).toEqual([expect.stringMatching(/^\/assets\/page-/)]);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Voornaam').click();
  await expect(page.locator('main is-land:has(form)')).toHaveAttribute('started');
  await expect(form.getByLabel('Voornaam')).toBeFocused();
});
