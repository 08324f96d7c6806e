import { whenShown } from '../../islands/when.ts';
import { isPlainClick, pressed } from '../../ui/pressed.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** The scroll position and the focus that a link or a form stores for the document that it loads. */
type ScrollPosition = {
  path: string;
  /** The scroll position, in px. */
  top: number;
  /** Selectors of the element to focus; the first match wins. */
  focus: readonly string[];
};

const KEY = 'plaats';

/**
 * Preserves the scroll position when a link or a form with `data-keep-scroll` loads another state of the same page.
 * Then focuses the element named in `data-focus`, or else that link or the first field of that form. Calls `arrived`
 * with the focused element.
 */
export function watchScrollPosition(arrived: (at: HTMLElement) => void): void {
  whenShown(() => arrive(arrived));
  document.addEventListener('click', (event) => {
    const link = pressed(event, 'a[data-keep-scroll]');
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    const { focus } = link.dataset;
    const same = `main a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
    storePosition(link.pathname, focus === undefined ? same : `#${focus}`);
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.dataset.keepScroll === undefined)
      return;
    const [field] = target.querySelectorAll<HTMLElement>('input:not([type="hidden"])');
    storePosition(new URL(target.action).pathname, `#${target.dataset.focus}`, `#${field?.id}`);
  });
}

function storePosition(path: string, ...focus: readonly string[]): void {
  const stored: ScrollPosition = { path, top: window.scrollY, focus };
  writeStored('sessionStorage', KEY, JSON.stringify(stored));
}

function arrive(arrived: (at: HTMLElement) => void): void {
  const stored = takeStored();
  if (stored?.path !== window.location.pathname) return;
  window.scrollTo({ top: stored.top, behavior: 'instant' });
  const found = stored.focus.map((selector) => document.querySelector<HTMLElement>(selector));
  const element = found.find((one) => one !== null);
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  arrived(element);
}

/** Reads and deletes the stored position, so that it applies only once and not again after Back. */
function takeStored(): ScrollPosition | undefined {
  const stored = readStored('sessionStorage', KEY);
  if (stored === undefined) return undefined;
  writeStored('sessionStorage', KEY, undefined);
  // `as`: this file stored the value in the same tab.
  return JSON.parse(stored) as ScrollPosition;
}
