import { itemsLoaded, open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

// A finger taps the label of an option, not its small checkbox. Labels cannot receive the focus. The browser then
// focuses the nearest focusable ancestor, which must be within the filter sheet.
test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

for (const [list, path] of [
  ['a day', '/programma/2025-10-27'],
  ['the tour', '/boektopia-op-toer'],
] as const) {
  test(`the filter sheet of ${list} stays open while a visitor taps the labels of five options`, async ({
    page,
  }) => {
    await open(page, path);
    if (path.startsWith('/programma')) await itemsLoaded(page);
    await page.getByRole('main').locator('summary').filter({ hasText: 'Filter' }).first().tap();
    const panel = page.getByRole('form', { name: 'Filter' });
    await expect(panel).toBeVisible();
    const types = panel.locator('summary').filter({ hasText: 'Types' });
    if (await types.isVisible()) await types.tap();
    // Skips the age options: a number is drawn over each of their checkboxes.
    const inputs = panel.locator('label:not([data-empty]):visible input:not([name="leeftijd"])');
    await expect(inputs.nth(4)).toBeVisible();
    const boxes = await inputs.evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ name, value }) => `[name="${name}"][value="${value}"]`),
    );
    for (const box of boxes.slice(0, 5)) {
      const label = panel.locator('label').filter({ has: page.locator(box) });
      await label.locator('span').first().tap();
      await expect(label.getByRole('checkbox')).toBeChecked();
      await expect(panel).toBeVisible();
    }
    await expect.poll(() => new URL(page.url()).searchParams.size).toBe(5);
    // The button with the number of results closes the panel and moves the focus to the results.
    const button = panel.getByRole('button', { name: /^Toon (\d+|geen)/i });
    const found = ((await button.textContent()) ?? '').replace('Toon ', '');
    await button.tap();
    await expect(panel).toBeHidden();
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(new RegExp(`^${found}\\b`, 'i'));
    await expect(status).toBeFocused();
    const requested = [...new URL(page.url()).searchParams].map(
      ([name, value]) => `[name="${name}"][value="${value}"]`,
    );
    expect(requested.sort()).toEqual(boxes.slice(0, 5).sort());
  });
}

test('tapping the label of each tag opens the UiT list of that tag', { tag: '@long' }, async ({ page }) => {
  await open(page, '/boektopia-op-toer-uit');
  const tags = page.getByRole('navigation', { name: 'Soort evenement' });
  for (const tag of ['Voorstelling', 'Workshops', 'Signeersessie', 'Voorleessessie', 'Alles']) {
    const isAll = tag === 'Alles';
    await tags.getByText(tag, { exact: true }).tap();
    await expect(page).toHaveURL(`/boektopia-op-toer-uit${isAll ? '' : `?label=${tag}`}`);
    const told = new RegExp(`^\\d+ evenementen${isAll ? '' : ` met het label ${tag}`}$`);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(told);
    const count = Number.parseInt((await status.textContent()) ?? '', 10);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(24, count));
  }
});
