import { useEffect, useSyncExternalStore } from 'react';
import type { RowItem } from '../../domain/programme/programme-item.ts';

/** Every item as this document knows it last, and those that were otherwise when it was opened. By uuid. */
const known = new Map<string, string>();
const changed = new Set<string>();
const listeners = new Set<() => void>();

/** Notes items as they are now. One that was otherwise before is marked from then on. */
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

/** Notes the items of a page: who looks again at one that stayed open must see what moved. */
export function useNotedItems(items: readonly RowItem[]): void {
  useEffect(() => noteItems(items), [items]);
}

/** Whether an item is otherwise than when this document was opened. */
export const isChanged = (uuid: string): boolean => changed.has(uuid);

/** The same while a page shows it; never on the server. */
export const useIsChanged = (uuid: string): boolean =>
  useSyncExternalStore(
    listen,
    () => isChanged(uuid),
    () => false,
  );

/** How many items are otherwise than when this document was opened. */
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
