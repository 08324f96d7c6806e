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

const pathOf = (address: string): string => address.replace(/\?.*/s, '');

/** A path, and not `//host`, which a browser reads as another site. Storage can hold anything. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
