import type { Page } from '@playwright/test';

/**
 * Chromium flag that sets the default text size to 32 px instead of 16 px, as a visitor can in the settings.
 */
export const TEXT_OF_32_PX = '--blink-settings=defaultFontSize=32';

/** A description of an element that does not fit. */
export type Misfit = string;

/**
 * Doubles the text size while the layout stays unchanged. This is stricter than the browser's own text size setting,
 * which changes the breakpoints too.
 */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
  });
}

/** Returns by how many pixels a page is wider than the viewport, and every text that is partly invisible. */
export function misfits(page: Page): Promise<Misfit[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px too wide`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].map((rect) => cutBy(parent, rect)).find(Boolean);
      if (cut) found.push(`«${words.slice(0, 60)}» is cut off by ${cut}`);
    }
    return found;

    function isShown(element: Element): boolean {
      const visible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      // Text for screen readers only is clipped on purpose, and text in a drawing is part of an image.
      return visible && !element.closest('svg') && !hasAncestor(element, isReadOutOnly);
    }

    function isReadOutOnly(element: Element): boolean {
      return element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1;
    }

    function hasAncestor(element: Element | null, is: (one: Element) => boolean): boolean {
      for (let one = element; one && one !== document.body; one = one.parentElement) if (is(one)) return true;
      return false;
    }

    function cutBy(element: Element, rect: DOMRect): string | undefined {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(one);
        // A scrolling element shows the rest on demand. A text that ends in an ellipsis is complete on its own page.
        const hasEllipsis = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
        if (/auto|scroll/.test(overflowX + overflowY) || hasEllipsis) return undefined;
        // Skip drawn covers, which consist of a large letter.
        if (one.matches('[aria-hidden="true"]')) return undefined;
        const box = one.getBoundingClientRect();
        // This container shows only complete items: an item that does not fit is completely below the visible part.
        if (one.matches('[data-whole-or-not]') && rect.top + rect.height / 2 > box.bottom) return undefined;
        const isCut =
          (overflowX !== 'visible' && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) ||
          (overflowY !== 'visible' && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK));
        if (isCut) return `<${one.localName} class="${one.className}">`;
      }
      const past = rect.left < -SLACK || rect.right > document.documentElement.clientWidth + SLACK;
      return past ? 'the window' : undefined;
    }
  });
}

/**
 * Finds words that break over two lines in a column beside another, or in a nested box. With large text, columns must
 * stack before a word is cut. In a column nearly as wide as the viewport a long word may break. Chromium has no Dutch
 * hyphenation here; elsewhere such a word is hyphenated.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WIDE = 0.7;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isSeen(parent)) continue;
      const column = columnOf(parent);
      if (column.clientWidth > WIDE * window.innerWidth) continue;
      // A word may break at its own hyphen or slash.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad/–-]+/g)) {
        const letters = document.createRange();
        letters.setStart(node, index);
        letters.setEnd(node, index + word.length);
        const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`«${word}» in ${column.clientWidth} px of <${column.localName}>`);
      }
    }
    return [...found];

    function isSeen(element: Element): boolean {
      if (element.closest('svg, script, style, [aria-hidden="true"]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (one instanceof HTMLElement && one.offsetWidth <= 1) return false;
      }
      return true;
    }

    function columnOf(element: Element): Element {
      let column = element;
      while (column.parentElement && getComputedStyle(column).display.startsWith('inline')) {
        column = column.parentElement;
      }
      return column;
    }
  });
}

/**
 * Lists images whose `sizes` differs from their width on the page by more than a tenth. On a narrow viewport, also
 * lists eager images for which a screen of density 3 would load more than 1,200 pixels.
 */
export function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST = 1200;
    const DENSITY = 3;
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    const saidWidth = (sizes: string): number => {
      const chosen = sizes
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(\([^)]*\))?\s*(.+?)\s*$/.exec(part) ?? [])
        .find(([, media]) => media === undefined || matchMedia(media).matches);
      probe.style.width = chosen?.[2] ?? '100vw';
      return probe.getBoundingClientRect().width;
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[srcset][sizes]')];
    const found = pictures.flatMap((picture) => {
      const real = picture.getBoundingClientRect().width;
      if (real === 0) return [];
      const said = saidWidth(picture.sizes);
      const off = Math.abs(said - real) > Math.max(8, real / 10);
      const offered = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const requested = offered.find((width) => width >= DENSITY * said) ?? offered.at(-1) ?? 0;
      const heavy = innerWidth < 480 && picture.loading === 'eager' && requested > MOST;
      return [
        ...(off ? [`${picture.sizes} says ${said}, it is ${real}`] : []),
        ...(heavy ? [`${requested} px for ${picture.alt}`] : []),
      ];
    });
    probe.remove();
    return [...new Set(found)];
  });
}

/** Lists the links, buttons and fields that are smaller than 24 px and not inside a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const targets = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')];
    return targets.filter(isAimedAt).flatMap((target) => {
      const { width, height } = areaOf(target);
      if ((width >= LEAST && height >= LEAST) || reachesFurther(target)) return [];
      const name = target.textContent?.trim() || target.getAttribute('aria-label') || target.outerHTML;
      return [`${target.localName} «${name.slice(0, 60)}»: ${Math.round(width)} × ${Math.round(height)}`];
    });

    function isAimedAt(target: Element): boolean {
      if (!target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (target instanceof HTMLInputElement && target.type === 'hidden') return false;
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && !isInSentence(target);
    }

    function isInSentence(target: Element): boolean {
      const block = target.parentElement?.closest(
        'p, li, dd, td, figcaption, blockquote, div, span, h1, h2, h3',
      );
      const inline = getComputedStyle(target).display === 'inline';
      return inline && (block?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
    }

    /** Returns the area of a target. The label of a checkbox is part of its target. */
    function areaOf(target: Element): DOMRect {
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      return (label ?? target).getBoundingClientRect();
    }

    /**
     * Whether the click area of the target extends beyond its own box, like a link that covers its whole
     * card.
     */
    function reachesFurther(target: Element): boolean {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const far = LEAST / 2 - 0.5;
      return [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ].every(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && target.contains(hit);
      });
    }
  });
}
