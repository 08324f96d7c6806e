import { useSyncExternalStore } from 'react';

/** Where a choice is kept: on the device, or for as long as the tab is open. */
type Keeper = 'localStorage' | 'sessionStorage';

/** What was chosen last where the browser refused to keep it: its storage is switched off or full. */
const unkept = new Map<string, string | undefined>();
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
    try {
      if (next === undefined) window[keeper].removeItem(name);
      else window[keeper].setItem(name, next);
      unkept.delete(name);
    } catch {
      unkept.set(name, next);
    }
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}

function read(name: string, keeper: Keeper): string | undefined {
  if (unkept.has(name)) return unkept.get(name);
  try {
    return window[keeper].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // What was chosen or forgotten in another tab, and what was wiped in this one.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
