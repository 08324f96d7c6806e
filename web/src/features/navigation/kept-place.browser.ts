import { whenShown } from '../../islands/when.ts';
import { isPlainClick, pressed } from '../../ui/pressed.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** What a link or form leaves for the document that it leads to. */
type KeptPlace = {
  path: string;
  /** How far the page was scrolled, in px. */
  top: number;
  /** What takes the focus there, as selectors: the first that is found. */
  focus: readonly string[];
};

const KEY = 'plaats';

/**
 * Keeps the scroll position over a load: by a link or form with `data-keep-scroll`, which leads to another state of the same
 * part of a page. The focus goes to the element whose id it names (`data-focus`), else to the same link or the field of the form.
 * Calls `arrived` with what took the focus.
 */
export function watchKeptPlace(arrived: (at: HTMLElement) => void): void {
  whenShown(() => arrive(arrived));
  document.addEventListener('click', (event) => {
    const link = pressed(event, 'a[data-keep-scroll]');
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    const { focus } = link.dataset;
    const same = `main a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
    keepPlace(link.pathname, focus === undefined ? same : `#${focus}`);
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.dataset.keepScroll === undefined)
      return;
    const [field] = target.querySelectorAll<HTMLElement>('input:not([type="hidden"])');
    keepPlace(new URL(target.action).pathname, `#${target.dataset.focus}`, `#${field?.id}`);
  });
}

function keepPlace(path: string, ...focus: readonly string[]): void {
  const kept: KeptPlace = { path, top: window.scrollY, focus };
  writeStored('sessionStorage', KEY, JSON.stringify(kept));
}

function arrive(arrived: (at: HTMLElement) => void): void {
  const kept = takeKept();
  if (kept?.path !== window.location.pathname) return;
  window.scrollTo({ top: kept.top, behavior: 'instant' });
  const found = kept.focus.map((selector) => document.querySelector<HTMLElement>(selector));
  const element = found.find((one) => one !== null);
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  arrived(element);
}

/** What the document before this one left. It counts once, and not for who comes here by Back. */
function takeKept(): KeptPlace | undefined {
  const kept = readStored('sessionStorage', KEY);
  if (kept === undefined) return undefined;
  writeStored('sessionStorage', KEY, undefined);
  // `as`: this file wrote it, in this tab.
  return JSON.parse(kept) as KeptPlace;
}
