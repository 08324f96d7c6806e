import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../domain/unknown-values.ts';

/** From which page on each entry of the history shows its list, where a visitor asked for pages before its own. */
const asked = new Map<string, number>();

/** The state of a new entry of the history: its list begins at page `from`, for as long as this document is open. */
export const shownFromState = (from: number): object => ({ from, document: performance.timeOrigin });

/** The first page that an entry of the history was left with; `undefined` where it was left by another document. */
export function shownFromOf(state: unknown): number | undefined {
  if (!isRecord(state) || state.document !== performance.timeOrigin) return undefined;
  return typeof state.from === 'number' ? state.from : undefined;
}

/**
 * The first page of a list that is shown, and the way to show one before it. An address names the last page that is
 * shown, so that it can be shared and loaded anew; which pages stand before it is known to the entry of the history, for
 * whoever comes back to it. A step within the page, to an hour, keeps them.
 */
export function useShownFrom(page: number): { from: number; showFrom: (from: number) => void } {
  const { key, pathname, search, state } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState(() => ({ key, address, from: asked.get(key) ?? shownFromOf(state) }));
  let { from } = shown;
  if (shown.key !== key) {
    from = asked.get(key) ?? shownFromOf(state) ?? (shown.address === address ? from : undefined);
    setShown({ key, address, from });
  }
  useEffect(() => {
    if (from !== undefined) asked.set(key, from);
  }, [key, from]);
  return {
    from: Math.min(from ?? page, page),
    showFrom: (first) => {
      asked.set(key, first);
      setShown({ key, address, from: first });
    },
  };
}
