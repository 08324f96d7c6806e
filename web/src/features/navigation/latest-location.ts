/** The part of `Storage` used here. A browser may refuse access to it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The storage key of the path visited last in any tab. The specification prescribes this name. */
const LATEST = 'latestLocation';
/** The storage key of the previous path. Stored per tab: a back link never opens another tab's page. */
const PREVIOUS = 'previousLocation';

/** Matches pages to which no back link points: the hall screen and the app shell. */
const NOT_VISITED = /^\/(?:live|_app)(?:\/|$|\?)/;

/** Stores a visit. Returns the target of back links: a path of this site but not this page, or `undefined`. */
export function visit(path: string, tab: Store, device: Store): string | undefined {
  const latestHere = tab.getItem(LATEST) ?? undefined;
  const latest = latestHere ?? device.getItem(LATEST) ?? undefined;
  // Reloading, or choosing another moment or filter, does not leave this page, so the back link keeps its target.
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

/** Whether this is a path of this site. Storage can contain anything; browsers read `//host` as another site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
