import type { Page } from '@playwright/test';

/**
 * A movement in a page transition. `moved` is the alt text of the moving image, or `root` for the whole page. `lasts`
 * is the duration in ms.
 */
type Motion = { moved: string; lasts: number };

declare global {
  interface Window {
    /** The movements of the transition to this page; `undefined` until they are known. */
    motions: Motion[] | undefined;
  }
}

/** Records the movements of the transition to each page. Call it before the first page is opened. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      // A busy browser may skip the transition, which rejects this promise.
      await viewTransition?.ready.catch(() => undefined);
      // Finds each image by its view transition name, which the stylesheet or, later, the scripts set.
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
