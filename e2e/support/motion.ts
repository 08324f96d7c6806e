import { expect, type Page } from '@playwright/test';
import { giveSign, scriptsAtWork } from './scripts.ts';

/** What moved: the picture in it or else its colour, and for how many ms. */
type Motion = { moved: string | undefined; lasts: unknown };

declare global {
  interface Window {
    motions: Motion[];
  }
}

/** Notes in every page what scripts move; call before the first is opened. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const lasts = typeof options === 'object' ? options.duration : options;
      const colour = this instanceof HTMLElement ? this.dataset.colour : undefined;
      window.motions.push({ moved: this.querySelector('img')?.alt ?? colour, lasts });
      return animate.call(this, frames, options);
    };
  });
}

/** Waits for what comes with the first sign of a visitor: what goes along to the next page is a part of it. */
export async function fetchedAhead(page: Page): Promise<void> {
  // Before that nobody hears the sign.
  await scriptsAtWork(page);
  await giveSign(page);
  const isThere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-presses'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}
