import { useSyncExternalStore } from 'react';
import { onStored, readStored, type StorageName, writeStored } from '../../ui/stored.ts';

/** Returns the stored choice and its setter. The choice is `undefined` if nothing is stored, and on the server. */
export function useStoredChoice(
  name: string,
  storage: StorageName,
): [string | undefined, (choice: string | undefined) => void] {
  const choice = useSyncExternalStore(
    (listener) => onStored(name, listener),
    () => readStored(storage, name),
    () => undefined,
  );
  return [choice, (next) => void writeStored(storage, name, next)];
}
