import type { Page } from '@playwright/test';

/** What a screen shows at one moment, read in one go. */
export type Seen = {
  /** `HH:mm:ss` in Brussels. */
  clock: string;
  /** The starts of the next items, whichever slide stands; who signs now or later has a slide of its own. */
  starts: string[];
  /** How many slides stand, and what can be seen of them. */
  standing: number;
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
