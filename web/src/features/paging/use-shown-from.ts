import { useSyncExternalStore } from 'react';
import { isRecord } from '../../domain/unknown-values.ts';
import { listenToAddress } from '../../islands/address.ts';
import { ADDRESS_CHANGED } from '../../islands/address-changed.ts';
import { isBackLoad } from '../../islands/when.ts';

/** The state of a history entry whose list begins at page `from`. */
export const shownFromState = (from: number): object => ({ from, document: performance.timeOrigin });

/**
 * The first page that a history entry was left with. It counts in the document that stored it, and in one that the browser
 * loads for a visitor who goes back; a reload shows what the address says.
 */
export function shownFromOf(state: unknown, isBack: boolean): number | undefined {
  if (!isRecord(state) || (state.document !== performance.timeOrigin && !isBack)) return undefined;
  return typeof state.from === 'number' ? state.from : undefined;
}

/**
 * The first page of a list that is shown, and the way to show one before it. An address names the last page that is shown, so
 * that it can be shared; the history entry stores which pages are shown before that one.
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
