import type { Page } from '@playwright/test';

/** What the browser moves while a page gives way to the next: a picture by its words, the whole page as `root`, and for how many ms. */
type Motion = { moved: string; lasts: number };

declare global {
  interface Window {
    /** What moved when this page was opened; `undefined` as long as that is not known. */
    motions: Motion[] | undefined;
  }
}

/** Notes in every page what moves as it comes in the place of the one before; call before the first is opened. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      // A browser that has too much to do opens the page at once.
      await viewTransition?.ready.catch(() => undefined);
      // The name comes from a style sheet until the scripts are at work, and from them later.
      const pictures = new Map(
        [...document.querySelectorAll('main *')].map((one) => [
          getComputedStyle(one).viewTransitionName,
          one.querySelector('img')?.alt,
        ]),
      );
      const motions = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const [, name = ''] = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '') ?? [];
        return name === ''
          ? []
          : [{ moved: pictures.get(name) ?? name, lasts: Number(effect.getTiming().duration) }];
      });
      window.motions = motions.sort((one, other) => one.moved.localeCompare(other.moved));
    });
  });
}
