import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { pathOf } from '../../domain/pages/paths.ts';

const BackContext = createContext<string | undefined>(undefined);

/** Where «back» leads from this page. It is `undefined` on the server, and where nothing is known. */
export const useBackPath = (): string | undefined => useContext(BackContext);

/**
 * Stores the path of every page as the latest location, except inside a frame, which is nobody's visit, and where there
 * is no page: nobody wants to go back to that.
 */
export function LatestLocation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [back, setBack] = useState<string>();
  const isPage = isPageThere(useMatches());
  useEffect(() => {
    if (!isPage || window.self !== window.top) return;
    try {
      setBack(visit(pathname + search, window.sessionStorage, window.localStorage));
    } catch {
      // Storage is switched off. The link then leads to the overview.
      setBack(undefined);
    }
  }, [isPage, pathname, search]);
  return <BackContext.Provider value={back}>{children}</BackContext.Provider>;
}

/** Whether there is a page at an address: of one that is not found, or not to be had now, there is no data. */
export const isPageThere = (matches: readonly Pick<UIMatch, 'loaderData'>[]): boolean =>
  matches.at(-1)?.loaderData !== undefined;

/** The part of `Storage` that is used here. A browser may refuse it altogether. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The key of the specification for the path of the page that was visited last, in whatever tab. */
const LATEST = 'latestLocation';
/** The path before this one, stored per tab, so that «back» in one tab does not lead to a page of another. */
const PREVIOUS = 'previousLocation';

/** A screen in the hall is no page to go «back» to, and the bare frame is none at all. */
const NOT_VISITED = /^\/(?:live|_app)(?:\/|$|\?)/;

/**
 * Stores a visit and returns where «back» leads from here, or `undefined` when nothing is known. That is never the page
 * itself, and always a path of this site.
 */
export function visit(path: string, tab: Store, device: Store): string | undefined {
  const latestHere = tab.getItem(LATEST) ?? undefined;
  const latest = latestHere ?? device.getItem(LATEST) ?? undefined;
  // A reload, another moment or a narrowed list visits the same page again, so the page before it stays.
  const isSamePage = latest !== undefined && pathOf(latest) === pathOf(path);
  const previous = isSamePage ? (tab.getItem(PREVIOUS) ?? undefined) : latest;
  if (!NOT_VISITED.test(path)) {
    tab.setItem(LATEST, path);
    device.setItem(LATEST, path);
    if (previous !== undefined) tab.setItem(PREVIOUS, previous);
  }
  if (previous === undefined || pathOf(previous) === pathOf(path)) return undefined;
  return isOwnPath(previous) ? previous : undefined;
}

/** A path, and not `//host`, which a browser reads as another site. Storage can hold anything. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
