import type { Page } from '@playwright/test';

/** What a visitor sees on the first two screens of a page. */
export type FirstScreens = { controls: number; links: number; words: number };

/** Counts the visible controls, links and words on the first two screens of a page. */
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
      // The box of visually hidden text is larger than that of its element.
      if (!isSeen(range.getBoundingClientRect()) || text.parentElement.offsetWidth === 1) continue;
      words += text.textContent?.match(/\S+/g)?.length ?? 0;
    }
    return {
      controls: shown('button, summary, input:not([type="hidden"]), select, textarea').length,
      links: shown('a[href]').length,
      words,
    };
  });
