import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isCodeMissing, noteFollowed, openDocument } from './keep-page.ts';
import { isOtherBuildMet } from './other-build.ts';

/** The properties of a click that tell whether the browser is to handle it. */
export type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'
>;

/** The properties of a link that tell where it leads, with `href` as it is written. */
export type PressedLink = Pick<HTMLAnchorElement, 'target' | 'download' | 'dataset'> & { href: string };

/** A navigation to another page of the site, or to the same page at another address. */
export type Step = { to: string; preventScrollReset: boolean; replace: boolean };

/** The navigation that a click on a link asks for, or `undefined` where the browser is to handle the click. */
export function clientNavigation(
  press: Press,
  { href, target, download, dataset }: PressedLink,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Step | undefined {
  if (press.defaultPrevented || !isPlain(press) || target !== '' || download !== '') return undefined;
  if (!/^\/(?!\/)/.test(href) || !isOurPage(href.replace(/[?#].*/s, ''))) return undefined;
  return {
    to: href,
    // For links that change a list in place.
    preventScrollReset: dataset.keepScroll !== undefined,
    // A link to the current address makes no second entry in the history.
    replace: href === pathname + search + hash,
  };
}

/** With a key or another button held, the browser opens the link in another place or saves it. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Follows the links that stay on the site without loading a document: one listener for all of them, links in an editor's
 * text included. ui/Anchor.tsx says why `Link` of React Router is not used.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      const { target, download, dataset } = link;
      const pressed = { href: link.getAttribute('href') ?? '', target, download, dataset };
      const step = clientNavigation(event, pressed, window.location);
      // The browser follows the link itself, with its query and hash.
      if (step === undefined || isOtherBuildMet()) return;
      event.preventDefault();
      const { to, ...options } = step;
      if (isCodeMissing()) {
        const [path = '', hash = ''] = to.split(/(?=#)/);
        void openDocument(path, hash);
        return;
      }
      const steps = dataset.back === undefined ? undefined : stepsOfTab();
      // The way back leads to the page as it was left: at the same scroll position, the focus on the same link.
      if (steps && isStepBefore(to, window.location.href, steps)) void navigate(-1);
      else {
        noteFollowed(to);
        void navigate(to, options);
      }
    };
    // This runs after React's own listeners on the document, so that a handler of the link itself comes first.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** What the Navigation API tells of the history of this tab. It hides the addresses of other sites. */
export type Steps = {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
};

/** Whether the previous entry of the history is at that address, written as seen from `here`. */
export function isStepBefore(to: string, here: string, steps: Steps): boolean {
  const before = steps.entries()[(steps.currentEntry?.index ?? 0) - 1];
  return before?.url === new URL(to, here).href;
}

/** The history of this tab, or `undefined` in a browser without the Navigation API. */
function stepsOfTab(): Steps | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

/** Addresses that are no page within the site's frame: a screen in the hall, a page without scripts, what machines read. */
const NO_PAGE =
  /^\/(?:live|beeld|deelbeeld|insluiting|api|health|programma\/tekst)(?:[/?]|$)|\.[a-z0-9]{2,11}$/i;

/** Whether a path of this site is that of a page in its frame, which the router can draw. */
export function isOurPage(path: string): boolean {
  return !NO_PAGE.test(path);
}
