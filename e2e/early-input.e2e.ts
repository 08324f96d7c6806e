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

test('a form stands there while its own code is on its way, and keeps what is typed meanwhile', async ({
  page,
}) => {
  const arrive = await holdScripts(page, 'forms-*');
  await page.goto('/contact');
  await scriptsAtWork(page);
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel('Voornaam');
  await expect(name).toBeVisible();
  await name.fill('Lore');
  arrive();
  await expect(form).toHaveAttribute('novalidate');
  await form.getByRole('button').press('Enter');
  await expect(form.getByRole('region', { name: /aandacht$/ })).toBeVisible();
  await expect(name).toHaveValue('Lore');
});

test('a town that is typed before the scripts arrive is still there when they do', {
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
  await expect(page.getByRole('status')).toHaveText(/, de dichtste eerst$/);
});

test('scripts wait for what a page shows, but not for a visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/beeld\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/activiteiten/de-slak-heeft-gelijk', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked, 'while a picture is on its way').toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await scriptsAtWork(page);
  expect(asked).not.toEqual([]);
  release();
});
