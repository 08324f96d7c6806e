import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of a row that was just taken away: whose it was, and which of its links or buttons had the focus. */
let taken: { uuid: string; tag: string; index: number } | undefined;

/**
 * For the element of an item's row. Where the item moves to another list of the page, its row is made anew there, and the
 * focus that was in it goes along, to the same link or button; nothing scrolls.
 */
export function useKeptFocus<Row extends HTMLElement>(uuid: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    if (taken?.uuid === uuid) controls(element, taken.tag)[taken.index]?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !element.contains(focused)) return;
      const { tagName: tag } = focused;
      taken = { uuid, tag, index: controls(element, tag).indexOf(focused) };
      // React draws the row at its new place in the same turn, or nowhere.
      queueMicrotask(() => {
        taken = undefined;
      });
    };
  }, [uuid]);
  return row;
}

const controls = (row: HTMLElement, tag: string): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(tag),
];
