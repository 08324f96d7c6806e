import { holdScripts, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const MONDAY = '/programma/2025-10-27';

test('a box that is ticked before the scripts arrive counts when they do', async ({ page }) => {
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

test('a town that is typed before the scripts arrive is looked for when they do', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/boekhandels', { waitUntil: 'commit' });
  await page.getByLabel('Gemeente of postcode').fill('8500');
  arrive();
  await scriptsAtWork(page);
  await expect(page).toHaveURL('/boekhandels?gemeente=8500');
  await expect(page.getByRole('status')).toHaveText(/ voor ‘8500’$/);
});
