import { ADDRESS_CHANGED } from '../../islands/address-changed.ts';
import { whenShown } from '../../islands/when.ts';
import { isPlainClick, pressed } from '../../ui/pressed.ts';
import { visit } from './latest-location.ts';

/**
 * Stores each page as the latest location, and points back links to the page before it. Ignores pages in a frame and
 * error pages, because no visitor wants to return to an error page.
 */
export function watchLatestLocation(): void {
  whenShown(note);
  window.addEventListener('pageshow', ({ persisted }) => persisted && note());
  for (const kind of ['popstate', ADDRESS_CHANGED]) window.addEventListener(kind, note);
  document.addEventListener('click', goBack);
}

/** Kinds of pages that the server sends in place of the requested page. */
const NO_PAGE = ['status', 'app-shell'];

function note(): void {
  if (window.self !== window.top || NO_PAGE.includes(document.documentElement.dataset.page ?? '')) return;
  const { pathname, search } = window.location;
  try {
    const back = visit(pathname + search, window.sessionStorage, window.localStorage);
    const links = document.querySelectorAll<HTMLAnchorElement>('a[data-back="latest"]');
    if (back === undefined || links.length === 0) return;
    // Loaded on demand, because only a few pages have a back link.
    void import('./back-words.ts').then(
      ({ backWords }) => {
        for (const link of links) lead(link, back, backWords(back));
      },
      () => undefined,
    );
  } catch {
    // The browser denies access to storage. The link keeps pointing to the overview.
  }
}

function lead(link: HTMLAnchorElement, to: string, words: string): void {
  link.setAttribute('href', to);
  const shown = link.querySelector('span');
  if (shown) shown.textContent = words;
}

/** The part of the Navigation API used here. `url` is `null` for entries of other sites. */
type Steps = {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
};

/** Whether the previous history entry has the URL `to`. */
export function isStepBefore(to: string, steps: Steps): boolean {
  return steps.entries()[(steps.currentEntry?.index ?? 0) - 1]?.url === to;
}

/** Goes back in the history if the previous entry is the target: that page keeps its scroll position and input. */
function goBack(event: MouseEvent): void {
  const link = pressed(event, 'a[data-back]');
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  if (!('navigation' in window) || !isStepBefore(link.href, window.navigation)) return;
  event.preventDefault();
  window.history.back();
}
