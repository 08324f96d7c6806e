// Functions that run in the page. Each is sent to the page as source text, therefore it must not use anything
// outside itself.

/** The visible state of an element. */
export type Seen = {
  /** The visible text of the element, or of its label, on one line. */
  text: string;
  /** The value of a field. */
  value: string;
  checked: boolean;
  focused: boolean;
  /** Distance from the top of the viewport to the top of the element, in whole pixels. */
  top: number;
};

/** Returns the point at which to click an element, or `null` if another element covers it. */
export function reach(element: Element): string | null {
  const middle = () => {
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isInWindow = ({ x, y }: { x: number; y: number }) =>
    x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
  const isUncovered = ({ x, y }: { x: number; y: number }) =>
    element.contains(document.elementFromPoint(x, y));
  // A sticky button may cover the element within the window.
  if (!isInWindow(middle()) || !isUncovered(middle()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = middle();
  return isUncovered({ x, y }) ? `${x} ${y}` : null;
}

/** Whether the fonts of a page and the images in its window have loaded. */
export function isPainted(): boolean {
  const arrives = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return !image.complete && isInWindow && image.checkVisibility();
  };
  return document.fonts.status === 'loaded' && ![...document.images].some(arrives);
}

/**
 * Requests two frames. Returns whether both have been drawn at the current window width: WebKit updates
 * styles with the first one, and only the second shows them.
 */
export function isDrawn(): boolean {
  const width = window.innerWidth;
  if ('drawnWidth' in window && window.drawnWidth === width) return true;
  requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { drawnWidth: width })));
  return false;
}

/** Returns the visible state of an element, or `null` if the element is hidden. */
export function look(element: Element): Seen | null {
  if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
    return null;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const parts: HTMLElement[] = isField ? [...(element.labels ?? [])] : [element];
  // biome-ignore lint/performance/useDomNodeTextContent: innerText excludes hidden text, which textContent contains.
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

/** State of the page as a whole. */
export type PageSeen = {
  /** The text of the page's `h1`, or `null` if no part of the `h1` is in the window. */
  title: string | null;
  /**
   * Number of pixels by which the page is wider than the viewport. Negative if a scroll bar takes some of the width.
   */
  beyond: number;
  /** Number of empty pixels below the end of the content. */
  below: number;
  /** Distance from the top of the window to the focused element, in whole pixels. */
  focus: number;
};

/** Reads the values of {@link PageSeen} from the current page. */
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
 * Finds cut text of three kinds: lines that the lower edge of a container cuts through, clamped texts that
 * show fewer lines than their clamp, and blocks inside a text clamped to one line. WebKit cuts such blocks
 * without reporting it to the page.
 */
export function cutTexts(): string[] {
  // The maximum part of a line that may lie below the lower edge of the container. With a tight line height,
  // letters extend a little beyond their line.
  const PART = 0.3;
  const found = new Set<string>();
  const begin = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (begin(node) === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Skip drawn covers, which consist of a large letter.
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

  /** Returns the lower edge of the containers that clip a text, up to the first container that scrolls. */
  function lowerEdge(element: Element): number | undefined {
    let edge = Number.POSITIVE_INFINITY;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowY } = getComputedStyle(one);
      // Skip text for screen readers, which has no visible height.
      if (one instanceof HTMLElement && one.offsetWidth <= 1 && one.offsetHeight <= 1) return undefined;
      if (/auto|scroll/.test(overflowY)) break;
      if (overflowY !== 'visible') edge = Math.min(edge, one.getBoundingClientRect().bottom);
    }
    return Number.isFinite(edge) ? edge : undefined;
  }
}

/**
 * Records console errors and exceptions from now on, for an engine that does not report them. Read them with
 * {@link heard}.
 */
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

/** Returns the messages recorded since {@link listen}. */
export function heard(): string[] {
  return 'complaints' in window && Array.isArray(window.complaints) ? window.complaints.map(String) : [];
}
