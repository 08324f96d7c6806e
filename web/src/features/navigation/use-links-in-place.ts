import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { changeAddress } from '../../islands/address.ts';
import { isPlainClick } from '../../ui/pressed.ts';

/**
 * Returns an `onClick` for the element around an island's links. A link to the same page with another query or hash
 * changes the URL without loading a document. The element named by the hash is scrolled into view once it has rendered,
 * and focused if possible.
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
  // Runs after every render, because any render may have added the element named by the hash.
  useLayoutEffect(goToAnchor);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || !isPlainClick(event)) return;
    const { href, search, hash } = link;
    const { location, history } = window;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    // If the page links to itself, let the browser reload it.
    if (href === location.href && hash === '') return;
    event.preventDefault();
    pending.current = hash === '' ? undefined : hash;
    const isSameList = search === location.search;
    // A hash link within the same list keeps the history state of that list.
    changeAddress(href, { state: isSameList ? history.state : null, replace: href === location.href });
    if (isSameList) goToAnchor();
  };
}
