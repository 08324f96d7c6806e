import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus. Fails if the focus is invisible at any stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press(key);
    // Checks the focus and the target at once, to save time. If the focus seems invisible, an animation may
    // still be running: `seesFocus` waits for that and checks again.
    const [hidden, isThere] = await Promise.all([hiddenFocus(page), hasFocus(target)]);
    if (hidden !== undefined) await seesFocus(page);
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Uses the skip link to move past the header to the content. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Naar de inhoud' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/**
 * Maximum number of times to press Tab. A list of 24 rows has three stops per row: title, place and save
 * button.
 */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/** Fails if the focused element has no visible focus after all animations have ended. */
export async function seesFocus(page: Page): Promise<void> {
  await expect.poll(() => hiddenFocus(page), 'focused element that is not visible').toBeUndefined();
}

/**
 * Returns a description of the focused element if it is not visibly focused: without a focus ring, outside the
 * viewport, or covered. Otherwise returns `undefined`.
 */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // Waits until sliding menus and moving rows have come to rest.
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
      // Fields show the focus ring on their parent.
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
