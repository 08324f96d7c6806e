import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOurPage } from './our-pages.ts';
import { isStepBefore, stepsOfTab } from './step-before.ts';

/** A press on a link, as far as it tells whether the browser is to do something else with it. */
export type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'
>;

/** What of a link tells where it leads; `href` as it is written. */
export type PressedLink = Pick<HTMLAnchorElement, 'target' | 'download' | 'dataset'> & { href: string };

/** A step to another page of the site, or to the same at another address. */
export type Step = { to: string; preventScrollReset: boolean; replace: boolean };

/** The step that a press on a link asks for; `undefined` where the browser does with it what it always does. */
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
    // What leads to where one is makes no second step of it in the history.
    replace: href === pathname + search + hash,
  };
}

/** With a key or another button held, a link is opened elsewhere or kept: that is the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Follows the links that stay on the site without loading a page: one listener for all of them, whoever drew them. The
 * router's own links work out relative addresses, for which each listens to every change of the address.
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
      if (step === undefined) return;
      event.preventDefault();
      const { to, ...options } = step;
      const steps = dataset.back === undefined ? undefined : stepsOfTab();
      // The way back leads to the page as it was left: how far it was read, and by which link.
      if (steps && isStepBefore(to, window.location.href, steps)) void navigate(-1);
      else void navigate(to, options);
    };
    // After React's listeners, which stand on the document too: a handler of the link itself may have done otherwise.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
