import type { Page } from '@playwright/test';
import { rowsOn } from './support/day-page.ts';
import { seesFocus, skipToContent, tabTo } from './support/keyboard.ts';
import { firstInteraction, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const MONDAY = '/programma/2025-10-27';
const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('region', { name: 'Koekje bij je boek?' });
const press = (page: Page, key: string) => page.keyboard.press(key);

/** Opens a page, and waits for its scripts and the cookie notice, which is in the tab order. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsAtWork(page);
  await firstInteraction(page);
  await expect(question(page)).toBeVisible();
}

test('the skip link moves to the content, and the next press of Tab stays inside the content', async ({
  page,
}) => {
  await open(page, MONDAY);
  await skipToContent(page);
  await expect(page).toHaveURL(`${MONDAY}#inhoud`);
  await press(page, 'Tab');
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await seesFocus(page);
});

test('a dropdown opens with Enter and with Space, and closes on Escape or when Tab leaves it', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/praktisch');
  const summary = banner(page).locator('summary').filter({ hasText: 'Programma' });
  const panel = banner(page).getByRole('list', { name: 'Dagen' }).first();
  await tabTo(page, summary);
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(panel).toBeVisible();
    await tabTo(page, panel.getByRole('link').last());
    await press(page, 'Escape');
    await expect(panel).toBeHidden();
    await expect(summary).toBeFocused();
  }
  await press(page, 'Enter');
  await tabTo(page, banner(page).locator('summary').filter({ hasText: 'Op toer' }));
  await expect(panel).toBeHidden();
  await press(page, 'Shift+Tab');
  await expect(summary).toBeFocused();
});

test('the menu on a phone and its panels open, Escape returns the focus, and the menu closes when Tab leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/praktisch');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, button);
  await press(page, 'Enter');
  await expect(menu).toBeVisible();
  const summary = menu.locator('summary').filter({ hasText: 'Programma' });
  await tabTo(page, summary);
  await press(page, 'Space');
  const days = menu.getByRole('list', { name: 'Dagen' }).first();
  await tabTo(page, days.getByRole('link').last());
  await press(page, 'Escape');
  await expect(days).toBeHidden();
  await expect(summary).toBeFocused();
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  // Tab leaves the menu after its last link, and Shift+Tab leaves it before its first button.
  for (const [end, key] of [
    [menu.getByRole('link').last(), 'Tab'],
    [menu.getByRole('button', { name: 'Sluit menu' }), 'Shift+Tab'],
  ] as const) {
    await button.focus();
    await press(page, 'Enter');
    await tabTo(page, end);
    await press(page, key);
    await expect(menu).toBeHidden();
    await seesFocus(page);
  }
});

test('a keyboard user opens a day from the home page, then an experience, and Back returns to the day', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/');
  await skipToContent(page);
  await tabTo(page, main(page).getByRole('link', { name: 'zaterdag 25 oktober' }));
  await press(page, 'ArrowRight');
  await seesFocus(page);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/programma/2025-10-26');
  await scriptsAtWork(page);
  await skipToContent(page);
  const item = main(page).locator('ol').getByRole('article').getByRole('heading').getByRole('link').nth(2);
  await expect(item).toHaveText(/\S/);
  await tabTo(page, item);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/activiteiten\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Does not check the focus: only a back/forward cache restores the focus, and Playwright disables that cache.
  await page.goBack();
  await expect(page).toHaveURL('/programma/2025-10-26#inhoud');
  await expect(item).toBeInViewport();
});

test('a keyboard user filters the list of a day and removes the filter again', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, MONDAY);
  await tabTo(page, page.getByRole('link', { name: 'Naar de filter' }));
  await press(page, 'Enter');
  const box = page.getByRole('form', { name: 'Filter' }).getByLabel('Gesprek');
  await tabTo(page, box);
  await press(page, 'Space');
  await expect(page).toHaveURL(`${MONDAY}?type=gesprek`);
  await expect(box).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(/^\d+ belevingen op maandag 27 oktober$/);
  const chip = page.getByRole('link', { name: 'Zonder Gesprek' });
  await expect(chip).toBeVisible();
  await tabTo(page, chip);
  await press(page, 'Enter');
  await expect(page).toHaveURL(MONDAY);
  await expect(page.getByRole('status')).toBeFocused();
});

test('a keyboard user loads the next page of the list of a day', { tag: '@long' }, async ({ page }) => {
  await open(page, '/programma/2025-10-26?type=signeersessie');
  await skipToContent(page);
  const first = await rowsOn(page);
  const next = main(page).getByRole('link', { name: /^Toon de volgende \d+$/ });
  await tabTo(page, next);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/pagina=2/);
  await expect.poll(async () => (await rowsOn(page)).slice(0, first.length)).toEqual(first);
  // After the key press, the focus must be on the first added row.
  const added = main(page).locator('ol').getByRole('article').nth(first.length).getByRole('link').first();
  await expect(added).toBeFocused();
  await seesFocus(page);
  await expect(page).toHaveTitle('Signeersessies op zondag 26 oktober, bladzijde 2 van 2 | Boektopia');
  await page.goBack();
  await expect.poll(() => rowsOn(page)).toEqual(first);
  await expect(main(page).locator('nav :focus')).toHaveAttribute('href', /pagina=2$/);
  await seesFocus(page);
});

test('a keyboard user opens the filter drawer on a phone, sees a count, and reaches the results', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, MONDAY);
  const summary = main(page).locator('summary').filter({ hasText: 'Filter' });
  await tabTo(page, summary);
  await press(page, 'Enter');
  const panel = page.getByRole('form', { name: 'Filter' });
  await tabTo(page, panel.locator('summary').filter({ hasText: 'Types' }));
  await press(page, 'Enter');
  await tabTo(page, panel.getByLabel('Gesprek'));
  await press(page, 'Space');
  await tabTo(page, panel.getByRole('button', { name: /^Toon \d+ beleving/ }));
  await press(page, 'Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('status')).toBeFocused();
  await expect(main(page).locator('ol').getByRole('article').first()).toBeInViewport();

  // Enter on a checkbox submits the form. Scripts handle this without loading a page.
  const opened = await page.evaluate(() => performance.timeOrigin);
  await summary.focus();
  await press(page, 'Enter');
  await tabTo(page, panel.getByLabel('Gesprek'));
  await press(page, 'Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('status')).toBeFocused();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

for (const [path, words, brief] of [
  [MONDAY, 'doorlopende activiteiten', true],
  ['/praktisch', '', false],
] as const) {
  test(`drawers of ${path} open and close with Space and with Enter (§2.55, §4.1)`, {
    tag: brief ? [] : '@long',
  }, async ({ page }) => {
    await open(page, path);
    const drawer = main(page).locator('details').filter({ hasText: words }).last();
    const summary = drawer.locator('summary');
    await skipToContent(page);
    await tabTo(page, summary);
    for (const key of ['Space', 'Enter']) {
      await press(page, key);
      await expect(drawer).toHaveAttribute('open', '');
      await press(page, key);
      await expect(drawer).not.toHaveAttribute('open');
    }
    await expect(summary).toBeFocused();
  });
}

test('a keyboard user can answer the cookie notice and copy the address', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/nieuws/een-uur-cadeau');
  await firstInteraction(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' }).focus();
  await tabTo(page, question(page).getByRole('button', { name: 'Nee, liever niet' }));
  await press(page, 'Enter');
  await expect(question(page)).toHaveCount(0);
  await tabTo(page, main(page).getByRole('button', { name: 'Kopieer de link' }));
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toContainText('gekopieerd');
  await press(page, 'F8');
  await tabTo(page, page.getByRole('button', { name: 'Sluit de melding' }));
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toHaveCount(0);
});
