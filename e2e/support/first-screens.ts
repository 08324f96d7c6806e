import type { Page } from '@playwright/test';

/** The number of visible controls, links and words on the first two screens of a page. */
export type FirstScreens = { controls: number; links: number; words: number };

export const firstScreens = (page: Page): Promise<FirstScreens> =>
  page.evaluate(() => {
    const isSeen = ({ top, bottom, left, right, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      top + window.scrollY < 2 * window.innerHeight &&
      bottom + window.scrollY > 0 &&
      left < window.innerWidth &&
      right > 0;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && isSeen(element.getBoundingClientRect()),
      );
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Visually hidden text has a larger box than its element, which is 1 px wide.
      if (!isSeen(range.getBoundingClientRect()) || text.parentElement.offsetWidth === 1) continue;
      words += text.textContent?.match(/\S+/g)?.length ?? 0;
    }
    return {
      controls: shown('button, summary, input:not([type="hidden"]), select, textarea').length,
      links: shown('a[href]').length,
      words,
    };
  });
