// What runs in the page: each function is sent there as its text, and so knows nothing of what stands around it.

/** What can be seen of a thing. */
export type Seen = {
  /** Its words as they are shown, or those of its label, on one line. */
  text: string;
  /** What a field holds. */
  value: string;
  checked: boolean;
  focused: boolean;
  /** How far below the upper edge of the window it begins, in whole pixels. */
  top: number;
};

/** Where an element is to be clicked, `null` where another lies above it. */
export function reach(element: Element): string | null {
  const middle = () => {
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isInWindow = ({ x, y }: { x: number; y: number }) =>
    x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
  if (!isInWindow(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = middle();
  const there = document.elementFromPoint(x, y);
  return element.contains(there) ? `${x} ${y}` : null;
}

/** Whether the fonts of a page, and the pictures in its window, are there. */
export function isPainted(): boolean {
  const arrives = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return !image.complete && isInWindow && image.checkVisibility();
  };
  return document.fonts.status === 'loaded' && ![...document.images].some(arrives);
}

/** Whether two frames were drawn since the window has its width: WebKit styles a page anew with the first. Asks for them. */
export function isDrawn(): boolean {
  const width = window.innerWidth;
  if ('drawnWidth' in window && window.drawnWidth === width) return true;
  requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { drawnWidth: width })));
  return false;
}

/** What can be seen of an element, `null` where it is hidden. */
export function look(element: Element): Seen | null {
  if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
    return null;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const parts: HTMLElement[] = isField ? [...(element.labels ?? [])] : [element];
  // biome-ignore lint/performance/useDomNodeTextContent: what is read is what is shown, and not what is hidden in it.
  const words = parts.map((part) => part.innerText).join(' ');
  return {
    text: words.replace(/\s+/g, ' ').trim(),
    value: isField ? element.value : '',
    checked: element instanceof HTMLInputElement && element.checked,
    focused: element === document.activeElement,
    top: Math.round(element.getBoundingClientRect().top),
  };
}

/** Whether an element's text is for screen readers only. */
export function isVisuallyHidden(element: Element): boolean {
  return getComputedStyle(element).clipPath === 'inset(50%)';
}

/** What can be told of a page as a whole. */
export type PageSeen = {
  /** The words of its `h1`, `null` where nothing of it is in the window. */
  title: string | null;
  /** By how many pixels it is wider than its window; less than nothing where a scroll bar takes some of that. */
  beyond: number;
  /** How many pixels of nothing follow where it ends. */
  below: number;
  /** How far below the upper edge of the window begins what has the focus, in whole pixels. */
  focus: number;
};

/** Looks at a page as a whole. */
export function pageSeen(): PageSeen {
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight;
  };
  const ends = document.body.getBoundingClientRect().bottom + window.scrollY;
  const title = [...document.querySelectorAll('h1')].find(isInWindow);
  return {
    title:
      title?.textContent
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim() ?? null,
    beyond: document.documentElement.scrollWidth - window.innerWidth,
    below: document.documentElement.scrollHeight - Math.ceil(Math.max(ends, window.innerHeight)),
    focus: Math.round((document.activeElement ?? document.body).getBoundingClientRect().top),
  };
}

/**
 * Lines that are cut through by the lower edge of what is around them, texts of which fewer lines are shown than are counted,
 * and blocks in a text of one counted line, whose own words WebKit cuts without telling the page.
 */
export function cutTexts(): string[] {
  // Letters reach a little beyond a line that is set tight.
  const PART = 0.3;
  const found = new Set<string>();
  const begin = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (begin(node) === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    // A letter that is drawn as a cover.
    if (parent.closest('[aria-hidden="true"]')) continue;
    const edge = lowerEdge(parent);
    if (edge === undefined) continue;
    const line = document.createRange();
    line.selectNodeContents(node);
    const isCut = ({ top, bottom, height }: DOMRect) =>
      top < edge - PART * height && bottom > edge + PART * height;
    if ([...line.getClientRects()].some(isCut)) found.add(`a line of «${begin(node)}» is cut through`);
  }

  for (const element of document.querySelectorAll('body *')) {
    const { webkitLineClamp, lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    if (!/\d/.test(webkitLineClamp) || element.clientHeight === 0) continue;
    const high = Number.parseFloat(lineHeight);
    const shown = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const isMore = element.scrollHeight > element.clientHeight + high / 2;
    if (isMore && shown < (Number(webkitLineClamp) - 0.5) * high)
      found.add(
        `«${begin(element)}» shows ${shown} px, which are not ${webkitLineClamp} lines of ${high} px`,
      );
    const isBlock = (part: Element) => getComputedStyle(part).display.startsWith('inline-');
    for (const part of webkitLineClamp === '1' ? element.querySelectorAll('*') : [])
      if (isBlock(part)) found.add(`«${begin(part)}» is a block in a counted line`);
  }
  return [...found];

  /** Of what is around a text and hides what is lower, as far as nothing shows the rest by scrolling. */
  function lowerEdge(element: Element): number | undefined {
    let edge = Number.POSITIVE_INFINITY;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowY } = getComputedStyle(one);
      // What is there to be read out only has no height.
      if (one instanceof HTMLElement && one.offsetWidth <= 1 && one.offsetHeight <= 1) return undefined;
      if (/auto|scroll/.test(overflowY)) break;
      if (overflowY !== 'visible') edge = Math.min(edge, one.getBoundingClientRect().bottom);
    }
    return Number.isFinite(edge) ? edge : undefined;
  }
}

/** Notes what a page complains of from now on, for an engine that does not tell. Read with {@link heard}. */
export function listen(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      complaints.push(`${kind}: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  window.addEventListener('error', ({ message }) => complaints.push(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`));
}

/** What was noted since {@link listen}. */
export function heard(): string[] {
  return 'complaints' in window && Array.isArray(window.complaints) ? window.complaints.map(String) : [];
}
