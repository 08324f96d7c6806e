import { createContext, use, useSyncExternalStore } from 'react';
import { ADDRESS_CHANGED } from './address-changed.ts';

export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The requested URL on the server and on pages drawn offline; hydrated islands use the URL of the window. */
export const AddressContext = createContext<Address | undefined>(undefined);

const CHANGES = ['popstate', 'hashchange', ADDRESS_CHANGED];

let shown: Address | undefined;
let requested: Address | undefined;

/**
 * Returns the URL of the window. Until the URL changes, returns the same object, as `useSyncExternalStore` requires.
 */
function current(): Address {
  const { pathname, search, hash } = window.location;
  if (shown?.pathname !== pathname || shown.search !== search || shown.hash !== hash)
    shown = { pathname, search, hash };
  return shown;
}

/** Returns the page's path and query without the hash, because browsers do not send the hash to the server. */
function requestedFromServer(): Address {
  const { pathname, search } = current();
  if (requested?.pathname !== pathname || requested.search !== search)
    requested = { pathname, search, hash: '' };
  return requested;
}

/** Calls `listener` after each change of the address or the history entry. Returns a function that stops listening. */
export function listenToAddress(listener: () => void): () => void {
  for (const kind of CHANGES) window.addEventListener(kind, listener);
  return () => {
    for (const kind of CHANGES) window.removeEventListener(kind, listener);
  };
}

/** Returns the page's path, query and hash, and rerenders the component when the URL changes. */
export function useAddress(): Address {
  const given = use(AddressContext);
  return useSyncExternalStore(listenToAddress, current, () => given ?? requestedFromServer());
}

type GoOptions = {
  /** Whether the new URL replaces the current history entry. */
  replace?: boolean;
  /** The state of the history entry. */
  state?: unknown;
};

/**
 * Navigates to a URL of this site. If the path is the same, changes the URL in place, and islands rerender. Otherwise
 * loads the document.
 */
export function changeAddress(to: string, { replace = false, state = null }: GoOptions = {}): void {
  const url = new URL(to, window.location.href);
  if (url.pathname !== window.location.pathname) {
    if (replace) window.location.replace(url.href);
    else window.location.assign(url.href);
    return;
  }
  if (replace) window.history.replaceState(state, '', url);
  else window.history.pushState(state, '', url);
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}
