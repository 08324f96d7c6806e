import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The item of a row that was just removed, and which of the row's links or buttons had the focus. */
let taken: { uuid: string; tag: string; index: number } | undefined;

/**
 * Preserves the focus in an item's row. When the item moves to another list of the page, React creates a new row there,
 * and this hook moves the focus to the same link or button of the new row, without scrolling.
 */
export function usePreservedFocus<Row extends HTMLElement>(uuid: string): RefObject<Row | null> {
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
      // If React replaces the row, it inserts the new row in the same commit.
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
