// The browser's storage for this visitor. Reading and writing can fail: storage can be disabled or full.

/** `localStorage` stores values permanently, `sessionStorage` while the tab is open. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Values that the browser refused to store. They stay in memory until the visitor leaves the document. */
const refused = new Map<string, string | undefined>();

/** Returns the value that is stored under a name, or `undefined`. */
export function readStored(storage: StorageName, name: string): string | undefined {
  if (refused.has(name)) return refused.get(name);
  try {
    return window[storage].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if it is `undefined`. Notifies listeners. Returns whether the browser stored it. */
export function writeStored(storage: StorageName, name: string, value: string | undefined): boolean {
  let isStored = true;
  try {
    if (value === undefined) window[storage].removeItem(name);
    else window[storage].setItem(name, value);
    refused.delete(name);
  } catch {
    refused.set(name, value);
    isStored = false;
  }
  // Notifies listeners in this tab, because the browser only notifies other tabs.
  window.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
  return isStored;
}

/** Returns the stored names that begin with `start`. */
export function storedNames(storage: StorageName, start: string): string[] {
  try {
    return Object.keys(window[storage]).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** Calls the listener when a value with this prefix may have changed, in any tab. Returns a function to stop. */
export function onStored(start: string, listener: () => void): () => void {
  const heard = (event: Event) => {
    // An event without a key means that all values were removed.
    if (!('key' in event) || typeof event.key !== 'string' || event.key.startsWith(start)) listener();
  };
  // A page in the back/forward cache or in prerendering receives no storage events, so it checks when it is shown.
  for (const kind of ['storage', 'pageshow']) window.addEventListener(kind, heard);
  document.addEventListener('prerenderingchange', heard);
  return () => {
    for (const kind of ['storage', 'pageshow']) window.removeEventListener(kind, heard);
    document.removeEventListener('prerenderingchange', heard);
  };
}
