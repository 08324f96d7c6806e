import { createContext, use, useSyncExternalStore } from 'react';
import { ADDRESS_CHANGED } from './address-changed.ts';

/** The address of the page that is shown. */
export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The address that was asked for, on the server and where a page is drawn offline; in an island it is that of the window. */
export const AddressContext = createContext<Address | undefined>(undefined);

const CHANGES = ['popstate', 'hashchange', ADDRESS_CHANGED];

let shown: Address | undefined;
let asked: Address | undefined;

/** The same object until something in it changes, as React needs it. */
function current(): Address {
  const { pathname, search, hash } = window.location;
  if (shown?.pathname !== pathname || shown.search !== search || shown.hash !== hash)
    shown = { pathname, search, hash };
  return shown;
}

/** What the server rendered for: it is sent no hash. */
function askedOfServer(): Address {
  const { pathname, search } = current();
  if (asked?.pathname !== pathname || asked.search !== search) asked = { pathname, search, hash: '' };
  return asked;
}

/** Calls the listener after every change of the address or of its history entry. Returns how to stop. */
export function listenToAddress(listener: () => void): () => void {
  for (const kind of CHANGES) window.addEventListener(kind, listener);
  return () => {
    for (const kind of CHANGES) window.removeEventListener(kind, listener);
  };
}

/** Returns the address of the page, and follows it while islands change it. */
export function useAddress(): Address {
  const given = use(AddressContext);
  return useSyncExternalStore(listenToAddress, current, () => given ?? askedOfServer());
}

type GoOptions = {
  /** Whether the new address takes the place of the old one in the history. */
  replace?: boolean;
  /** What the entry of the history remembers. */
  state?: unknown;
};

/**
 * Goes to an address of this site: in place where only the query differs and an island shows what it asks for, else by
 * loading its document.
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
