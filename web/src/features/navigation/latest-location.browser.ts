import { ADDRESS_CHANGED } from '../../islands/address-changed.ts';
import { whenShown } from '../../islands/when.ts';
import { isPlainClick, pressed } from '../../ui/pressed.ts';
import { visit } from './latest-location.ts';

/**
 * Notes every page that is shown as the latest location, except inside a frame, which is nobody's visit, and where there is no
 * page: nobody wants to go back to that. The way back leads to the page before it.
 */
export function watchLatestLocation(): void {
  whenShown(note);
  window.addEventListener('pageshow', ({ persisted }) => persisted && note());
  for (const kind of ['popstate', ADDRESS_CHANGED]) window.addEventListener(kind, note);
  document.addEventListener('click', goBack);
}

/** Kinds of pages that stand in the place of another. */
const NO_PAGE = ['status', 'app-shell'];

function note(): void {
  if (window.self !== window.top || NO_PAGE.includes(document.documentElement.dataset.page ?? '')) return;
  const { pathname, search } = window.location;
  try {
    const back = visit(pathname + search, window.sessionStorage, window.localStorage);
    const links = document.querySelectorAll<HTMLAnchorElement>('a[data-back="latest"]');
    if (back === undefined || links.length === 0) return;
    // Its words are asked for by the few pages that have such a link.
    void import('./back-words.ts').then(
      ({ backWords }) => {
        for (const link of links) lead(link, back, backWords(back));
      },
      () => undefined,
    );
  } catch {
    // Storage is switched off. The link leads to the overview.
  }
}

function lead(link: HTMLAnchorElement, to: string, words: string): void {
  link.setAttribute('href', to);
  const shown = link.querySelector('span');
  if (shown) shown.textContent = words;
}

/** What the Navigation API tells of the history of this tab. It hides the addresses of other sites. */
type Steps = {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
};

/** Whether the previous entry of the history is at that address. */
export function isStepBefore(to: string, steps: Steps): boolean {
  return steps.entries()[(steps.currentEntry?.index ?? 0) - 1]?.url === to;
}

/** The way back leads to the page as it was left: at the same place, with what was typed. */
function goBack(event: MouseEvent): void {
  const link = pressed(event, 'a[data-back]');
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  if (!('navigation' in window) || !isStepBefore(link.href, window.navigation)) return;
  event.preventDefault();
  window.history.back();
}
