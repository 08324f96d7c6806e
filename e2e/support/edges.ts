import type { Page } from '@playwright/test';

/** What is told from its surroundings by a colour alone, which the device replaces by its own. */
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
    // A drawing has the colour of the text, what is drawn by a background has one of its own.
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

/** What {@link ringOfSecondStop} is to be. */
export const VISIBLE_RING = { outlineStyle: 'solid', onItself: false };

/** The ring around what has the focus after two steps of the keyboard, and whether it has the colour of the paper. */
export async function ringOfSecondStop(page: Page): Promise<{ outlineStyle: string; onItself: boolean }> {
  // The first stop by name: what was scrolled into view before is where a keyboard would go on from.
  await page.getByRole('link', { name: 'Ga naar de inhoud' }).focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, onItself: outlineColor === getComputedStyle(document.body).backgroundColor };
  });
}
