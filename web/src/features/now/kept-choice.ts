import { useSyncExternalStore } from 'react';
import { type Keeper, onStored, readStored, writeStored } from '../../ui/stored.ts';

/** Returns the stored choice and its setter; `undefined` if nothing is stored, and on the server. */
export function useKeptChoice(
  name: string,
  keeper: Keeper,
): [string | undefined, (choice: string | undefined) => void] {
  const choice = useSyncExternalStore(
    (listener) => onStored(name, listener),
    () => readStored(keeper, name),
    () => undefined,
  );
  return [choice, (next) => void writeStored(keeper, name, next)];
}
