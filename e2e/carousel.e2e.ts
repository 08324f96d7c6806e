import { seesFocus, skipToContent, tabTo } from './support/keyboard.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('a carousel scrolls with arrow keys and buttons, and moves the focus to «Volgende» when «Vorige» becomes disabled', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/activiteiten/negen-dagen-om-een-roman-te-schrijven');
  await scriptsAtWork(page);
  const carousel = page.getByRole('group', { name: 'Alle momenten', exact: true });
  const row = carousel.getByRole('list').first();
  const scrolled = () => row.evaluate((element) => element.scrollLeft);
  await skipToContent(page);
  await tabTo(page, row);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(scrolled).toBe(0);
  // Every moment in the carousel is a link. Tabbing through the links scrolls to the end of the row, where
  // only «Vorige» is enabled.
  await tabTo(page, carousel.getByRole('button', { name: 'Vorige', exact: true }));
  await expect.poll(scrolled).toBeGreaterThan(0);
  for (let before = await scrolled(); before > 2; before = await scrolled()) {
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBeLessThan(before);
  }
  await expect(carousel.getByRole('button', { name: 'Volgende', exact: true })).toBeFocused();
  await seesFocus(page);
});
