import type { Page } from '@playwright/test';

/** The state of a hall screen at one instant, read in one call. */
export type Seen = {
  /** Time shown on the screen, as `HH:mm:ss` in Brussels. */
  clock: string;
  /**
   * The starting times of the next items, regardless of the current slide. Signing sessions have their own
   * slide and are not included.
   */
  starts: string[];
  /** Number of visible slides. */
  standing: number;
  /** Text of the visible slides. */
  content: string;
};

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const standing = [...document.querySelectorAll<HTMLElement>('main [data-shown]')];
    return {
      clock: document.querySelector('header time')?.getAttribute('datetime') ?? '',
      starts: [...document.querySelectorAll('main [data-kind="programme"] li time')].map(
        (time) => time.getAttribute('datetime') ?? '',
      ),
      standing: standing.length,
      content: standing
        .map((slide) => (slide.textContent ?? '') + (slide.querySelector('img')?.alt ?? ''))
        .join(''),
    };
  });
}
