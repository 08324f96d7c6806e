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

/** What can be told of a page as a whole. */
export type PageSeen = {
  /** The words of its `h1`, `null` where nothing of it is in the window. */
  title: string | null;
  /** By how many pixels it is wider than its window; less than nothing where a scroll bar takes some of that. */
  beyond: number;
  /** How many pixels of nothing follow where it ends. */
  below: number;
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
  };
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
