/** The part of `Storage` used here. A browser may refuse access to it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The path of the page visited last in any tab; the specification fixes this key. */
const LATEST = 'latestLocation';
/** The path before the latest one, stored per tab, so that a back link never leads to another tab's page. */
const PREVIOUS = 'previousLocation';

/** The hall screen and the app shell are never the target of a back link. */
const NOT_VISITED = /^\/(?:live|_app)(?:\/|$|\?)/;

/** Stores a visit. Returns the back link's target: a path of this site, never the current page; or `undefined`. */
export function visit(path: string, tab: Store, device: Store): string | undefined {
  const latestHere = tab.getItem(LATEST) ?? undefined;
  const latest = latestHere ?? device.getItem(LATEST) ?? undefined;
  // A reload, another moment or a filter stays on the same page, so the previous page stays too.
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

const pathOf = (address: string): string => address.replace(/\?.*/s, '');

/** Whether this is a path and not `//host`, which browsers read as another site. Storage can contain anything. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
