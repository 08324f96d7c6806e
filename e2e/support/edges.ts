import type { Page } from '@playwright/test';

/** Lists the elements that can be recognized only by a background colour, which forced colours remove. */
export function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const hasBorder = (one: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    };
    const hasOutline = (one: Element) => getComputedStyle(one).outlineStyle !== 'none';
    const isTick = (one: Element) => getComputedStyle(one).appearance !== 'none' || hasBorder(one);
    // Returns the colour of a mark. A drawing has the colour of the text; a mark drawn as a background has
    // its own colour.
    const signOf = (mark: Element) =>
      mark.querySelector('svg')
        ? getComputedStyle(mark).color
        : getComputedStyle(mark, '::before').backgroundColor;
    const paper = getComputedStyle(document.body).backgroundColor;
    const lost = [
      ...shown('main button, section[aria-labelledby] button').filter((one) => !hasBorder(one)),
      ...shown('header a[href^="https://tickets"]').filter((one) => !hasBorder(one)),
      ...shown('a[aria-current]').filter((one) => !hasOutline(one)),
      ...shown('input[type="checkbox"]').filter((one) => !isTick(one)),
      ...shown('summary > h2 + span, summary > h3 + span').filter((mark) => signOf(mark) === paper),
    ];
    return lost.map((one) => one.outerHTML.slice(0, 160));
  });
}

/** The expected result of {@link ringOfSecondStop}. */
export const VISIBLE_RING = { outlineStyle: 'solid', onItself: false };

/**
 * Returns the style of the focus ring on the second stop of Tab, and whether the ring has the background colour of the
 * page (`onItself`).
 */
export async function ringOfSecondStop(page: Page): Promise<{ outlineStyle: string; onItself: boolean }> {
  // Focuses the first stop directly: after scrolling, Tab would continue from the visible part.
  await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, onItself: outlineColor === getComputedStyle(document.body).backgroundColor };
  });
}
