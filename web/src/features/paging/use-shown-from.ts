import { useSyncExternalStore } from 'react';
import { isRecord } from '../../domain/unknown-values.ts';
import { listenToAddress } from '../../islands/address.ts';
import { ADDRESS_CHANGED } from '../../islands/address-changed.ts';
import { isBackLoad } from '../../islands/when.ts';

/** The history state of a list that begins at page `from`. */
export const shownFromState = (from: number): object => ({ from, document: performance.timeOrigin });

/**
 * Returns the first page stored in a history entry; `undefined` if another document stored it, unless the visitor went
 * back. Without it, the list starts at the page in the address.
 */
export function shownFromOf(state: unknown, isBack: boolean): number | undefined {
  if (!isRecord(state) || (state.document !== performance.timeOrigin && !isBack)) return undefined;
  return typeof state.from === 'number' ? state.from : undefined;
}

/**
 * Returns the first shown page of a list, and a function that shows an earlier one. The address contains the last shown
 * page, so that a shared link opens it. The history entry contains the first shown page.
 */
export function useShownFrom(page: number): { from: number; showFrom: (from: number) => void } {
  const from = useSyncExternalStore(
    listenToAddress,
    () => shownFromOf(window.history.state, isBackLoad()),
    () => undefined,
  );
  return {
    from: Math.min(from ?? page, page),
    showFrom: (first) => {
      window.history.replaceState(shownFromState(first), '');
      window.dispatchEvent(new Event(ADDRESS_CHANGED));
    },
  };
}
