import { flushSync } from 'react-dom';
import { changeAddress } from '../../islands/address.ts';

/**
 * Follows a pressed link in place if it leads to this page with another query. Where it names a part of the page, that takes
 * the focus.
 */
export function leaf(event: MouseEvent): void {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.pathname !== window.location.pathname) return;
  event.preventDefault();
  flushSync(() => changeAddress(link.href));
  if (link.hash === '') return;
  const start = document.getElementById(link.hash.slice(1));
  start?.focus({ preventScroll: true });
  start?.scrollIntoView();
}
