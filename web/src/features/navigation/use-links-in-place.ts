import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { changeAddress } from '../../islands/address.ts';
import { isPlainClick } from '../../ui/pressed.ts';

/**
 * Returns an `onClick` for an element around links, in an island that owns the address: a link to the same page with another
 * query or anchor is followed without loading a document. Its anchor gets the focus where it can have that, and is scrolled to
 * once the list of its address is rendered.
 */
export function useLinksInPlace(): (event: MouseEvent) => void {
  const pending = useRef<string>(undefined);
  const goToAnchor = () => {
    const anchor = pending.current;
    if (anchor === undefined) return;
    const element = document.getElementById(anchor.slice(1));
    if (element === null && anchor === window.location.hash) return;
    pending.current = undefined;
    if (anchor !== window.location.hash) return;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
  };
  // After every render: any of them may have brought the anchor.
  useLayoutEffect(goToAnchor);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || !isPlainClick(event)) return;
    const { href, search, hash } = link;
    const { location, history } = window;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    // The browser reloads the page for a link to itself.
    if (href === location.href && hash === '') return;
    event.preventDefault();
    pending.current = hash === '' ? undefined : hash;
    const isSameList = search === location.search;
    // An anchor within the same list keeps what the history stores of that list.
    changeAddress(href, { state: isSameList ? history.state : null, replace: href === location.href });
    if (isSameList) goToAnchor();
  };
}
