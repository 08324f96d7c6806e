import { useSyncExternalStore } from 'react';

/** Where a choice is kept: on the device, or for as long as the tab is open. */
type Keeper = 'localStorage' | 'sessionStorage';

const held = new Map<string, string | undefined>();
const listeners = new Set<() => void>();

/**
 * What a visitor chose last, and how to choose; `undefined` for nothing, and on the server. Where the browser keeps nothing
 * it holds until the document is left.
 */
export function useKeptChoice(
  name: string,
  keeper: Keeper,
): [string | undefined, (choice: string | undefined) => void] {
  const choice = useSyncExternalStore(
    listen,
    () => read(name, keeper),
    () => undefined,
  );
  const choose = (next: string | undefined) => {
    held.set(name, next);
    tryStorage(() => {
      if (next === undefined) window[keeper].removeItem(name);
      else window[keeper].setItem(name, next);
    });
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}

function read(name: string, keeper: Keeper): string | undefined {
  if (!held.has(name)) held.set(name, tryStorage(() => window[keeper].getItem(name)) ?? undefined);
  return held.get(name);
}

function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    // Storage is switched off or full.
    return undefined;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
