import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** A navigation that got no answer of the site. The page that was shown stays, and so does its address. */
export type LostNavigation = {
  /** Path and query of the page that a visitor wanted. */
  path: string;
  /** How often it was tried. */
  attempt: number;
  /** `left`: the visitor does not wait for it any more. */
  state: 'lost' | 'trying' | 'left';
  /** Only a visitor may start it again: what they typed would be lost. */
  byHand?: boolean;
  /** Starts the same navigation again. It is given the hash of the address, which requests leave out. */
  retry: (hash: string) => void;
};

let lost: LostNavigation | undefined;
const listeners = new Set<() => void>();

export const lostNavigation = (): LostNavigation | undefined => lost;

/** Says which navigation got no answer, or with `undefined` that none is lost any more. */
export function tellLost(news: LostNavigation | undefined): void {
  if (lost === news) return;
  lost = news;
  for (const listener of listeners) listener();
}

/** The navigation that got no answer. It is `undefined` on the server, and as long as the connection holds. */
export function useLostNavigation(): LostNavigation | undefined {
  return useSyncExternalStore(listen, lostNavigation, () => undefined);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits no longer for a navigation that got no answer. */
export function leaveLost(): void {
  tellLost(lost && { ...lost, state: 'left' });
}

/** Starts a lost navigation again where the browser says that it is online, if nobody loses anything by it. */
export function retryOnline(hash: string): void {
  if (lost?.state === 'lost' && !lost.byHand) lost.retry(hash);
}

/** A page as the history of the tab has it: its path and query, and how many steps it is from the first. */
export type ShownPage = { path: string; step: number };

let shown: ShownPage | undefined;

/** The page that a visitor sees. It is `undefined` before the scripts are at work. */
export const shownPage = (): ShownPage | undefined => shown;

/** Notes which page is seen. It is called once, by what stands around every page. */
export function useShownPage(): void {
  const location = useLocation();
  useLayoutEffect(() => noteShownPage(location.pathname + location.search), [location]);
}

/** Notes that the page at a path, with its query, is the one that a visitor sees. */
export function noteShownPage(path: string): void {
  shown = { path, step: stepOfHistory() };
}

/** At which entry of its history the tab is, as the router numbers them. */
export function stepOfHistory(): number {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : 0;
}
