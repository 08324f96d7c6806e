import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { changeAddress } from '../../islands/address.ts';

/** Whether a press asks the browser to open a link elsewhere: in a new tab or window, or as a download. */
export const isOpenedElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/**
 * Returns an `onClick` for an element around links, in an island that owns the address: a link to the same page with another
 * query or anchor is followed without loading a document. An anchor that is rendered later, once the list of its address is
 * known, is scrolled to then.
 */
export function useLinksInPlace(): (event: MouseEvent) => void {
  const pending = useRef<string>(undefined);
  const scroll = () => {
    const anchor = pending.current;
    if (anchor === undefined) return;
    const element = document.getElementById(anchor.slice(1));
    if (element === null && anchor === window.location.hash) return;
    pending.current = undefined;
    if (anchor === window.location.hash) element?.scrollIntoView();
  };
  // After every render: any of them may have brought the anchor.
  useLayoutEffect(scroll);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.target !== '' || isOpenedElsewhere(event)) return;
    const { href, search, hash } = link;
    const { location, history } = window;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    // The browser reloads the page for a link to itself.
    if (href === location.href && hash === '') return;
    event.preventDefault();
    pending.current = hash === '' ? undefined : hash;
    // An anchor within the same list keeps what the history stores of that list.
    const state = search === location.search ? history.state : null;
    changeAddress(href, { state, replace: href === location.href });
    scroll();
  };
}
