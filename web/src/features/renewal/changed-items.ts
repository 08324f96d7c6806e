import { useEffect, useSyncExternalStore } from 'react';
import type { RowItem } from '../../domain/programme/programme-item.ts';

/** `known`: the latest version of each item by uuid. `changed`: the uuids of items that have changed. */
const known = new Map<string, string>();
const changed = new Set<string>();
const listeners = new Set<() => void>();

/** Records the current version of each item, and marks the items that had another version before. */
export function noteItems(items: readonly RowItem[]): void {
  const before = changed.size;
  for (const item of items) {
    const text = JSON.stringify(item);
    const last = known.get(item.uuid);
    if (last !== undefined && last !== text) changed.add(item.uuid);
    known.set(item.uuid, text);
  }
  if (changed.size === before) return;
  for (const listener of listeners) listener();
}

/** Records a page's items, so that the page can mark what changed while it was open. */
export function useNotedItems(items: readonly RowItem[]): void {
  useEffect(() => noteItems(items), [items]);
}

/** Whether an item changed since this document was opened. */
export const isChanged = (uuid: string): boolean => changed.has(uuid);

/** Like `isChanged`, and rerenders when the result changes. Always returns false on the server. */
export const useIsChanged = (uuid: string): boolean =>
  useSyncExternalStore(
    listen,
    () => isChanged(uuid),
    () => false,
  );

/** Returns the number of items that changed since this document was opened. */
export const useChangedCount = (): number =>
  useSyncExternalStore(
    listen,
    () => changed.size,
    () => 0,
  );

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
