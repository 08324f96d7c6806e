import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus, and looks at every stop on the way: nobody may lose sight of the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press(key);
    // Two questions of one moment; where the first look finds fault, the second one may be too early as well.
    const [hidden, isThere] = await Promise.all([hiddenFocus(page), hasFocus(target)]);
    if (hidden !== undefined) await seesFocus(page);
    if (isThere) return;
  }
  throw new Error(`the keyboard does not come to ${target}`);
}

/** Goes by the skip link, past the header, to where the content begins. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Ga naar de inhoud' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** A list of 24 has three in each row: what it is, where that is, and the ribbon. */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/** Fails where what has the focus cannot be seen to, once all that slides or glides stands still. */
export async function seesFocus(page: Page): Promise<void> {
  await expect.poll(() => hiddenFocus(page), 'focus that cannot be seen').toBeUndefined();
}

/** What has the focus and cannot be seen to: without a ring, outside the window, or behind something else. */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // A menu that slides in, and a row that glides, stand still first.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `${focused.localName} «${(focused.textContent || focused.outerHTML).slice(0, 60)}»`;
    if (!hasRing(focused)) return `${name} has no ring`;
    const spots = [...focused.getClientRects()].flatMap(spotsOf).filter(isInWindow);
    if (spots.length === 0) return `${name} is outside the window`;
    return spots.some((spot) => isOnTop(focused, spot)) ? undefined : `${name} is covered`;

    function hasRing(element: Element): boolean {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (boxShadow !== 'none') return true;
      // The sheet of a field wears the ring of what is written on it.
      return element.matches('input, select, textarea') && element.parentElement !== null
        ? getComputedStyle(element.parentElement).outlineStyle !== 'none'
        : false;
    }

    function spotsOf({ left, top, width, height }: DOMRect): { x: number; y: number }[] {
      const parts = [0.1, 0.5, 0.9];
      return parts.flatMap((across) =>
        parts.map((down) => ({ x: left + width * across, y: top + height * down })),
      );
    }

    function isInWindow({ x, y }: { x: number; y: number }): boolean {
      return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
    }

    function isOnTop(element: Element, { x, y }: { x: number; y: number }): boolean {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || isLabelOf(top, element));
    }

    function isLabelOf(top: Element, element: Element): boolean {
      return top.closest('label')?.contains(element) ?? false;
    }
  });
}
