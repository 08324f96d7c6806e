/** The subset of `Storage` that is used; a browser may refuse it altogether. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The specification's key: the path of the page that was visited last, whatever tab it was in. */
const LATEST = 'latestLocation';
/** Per tab, so that two tabs do not send each other's visitors back: the path before this one. */
const PREVIOUS = 'previousLocation';

/** Pages that nobody goes «back» to: a screen in the hall. */
const NOT_VISITED = /^\/live(\/|$|\?)/;

/**
 * Notes a visit and answers where «back» leads from here, or `undefined` when nowhere is known. Never the
 * page itself, and only paths of this site.
 */
export function visit(path: string, tab: Store, device: Store): string | undefined {
  const latestHere = tab.getItem(LATEST) ?? undefined;
  const latest = latestHere ?? device.getItem(LATEST) ?? undefined;
  // A reload visits the page it is on: what lay before it still does.
  const previous = latest === path ? (tab.getItem(PREVIOUS) ?? undefined) : latest;
  if (!NOT_VISITED.test(path)) {
    tab.setItem(LATEST, path);
    device.setItem(LATEST, path);
    if (previous !== undefined) tab.setItem(PREVIOUS, previous);
  }
  return previous !== undefined && previous !== path && isOwnPath(previous) ? previous : undefined;
}

/** A path, and not `//host`, which a browser reads as another site. Storage can hold anything. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
