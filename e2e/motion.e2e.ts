import type { Page } from '@playwright/test';
import { SLOW } from './playwright.config.ts';
import { watchMotion } from './support/motion.ts';
import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Lists the elements with a running visible animation. Ignores `pointerEvents`, which the cookie notice
 * animates for half a second without a visible change.
 */
function movingNow(): (string | undefined)[] {
  const unseen = ['offset', 'computedOffset', 'easing', 'composite', 'pointerEvents'];
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter((effect) => Number(effect.getComputedTiming().duration) > 10)
    .filter((effect) =>
      effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !unseen.includes(name))),
    )
    .map(({ target }) => target?.outerHTML);
}

/** Locates a day in the strip of days on the home page. */
const spine = (page: Page) =>
  page.getByRole('navigation', { name: 'Dagen van het festival' }).getByRole('link', { name: /28 oktober/ });

test('a page cross-fades to the next one', { tag: '@long' }, async ({ page }) => {
  await watchMotion(page);
  // On a busy machine the next page may load so slowly that the browser skips the transition.
  await expect(async () => {
    await open(page, '/');
    await spine(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinsdag 28 oktober');
    await expect
      .poll(() => page.evaluate(() => window.motions), { timeout: 1_000 })
      .toEqual([{ moved: 'root', lasts: 150 }]);
  }).toPass({ timeout: 30_000 * SLOW });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion, the next page replaces the current one without a transition', {
    tag: '@long',
  }, async ({ page }) => {
    await watchMotion(page);
    await open(page, '/');
    await spine(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinsdag 28 oktober');
    await expect.poll(() => page.evaluate(() => window.motions)).toEqual([]);
  });

  for (const path of ['/', '/programma/2025-10-27', '/alle-blokken', '/stijlgids']) {
    test(`with reduced motion nothing moves on ${path}, even while drawers open`, {
      tag: path === '/programma/2025-10-27' ? [] : '@long',
    }, async ({ page }) => {
      await open(page, path);
      for (const summary of await page.getByRole('main').locator('summary:visible').all()) {
        await summary.press('Enter');
      }
      expect(await page.evaluate(movingNow)).toEqual([]);
    });
  }
});
