import type { SavedMoment } from '../../domain/programme/saved-moment.ts';

/**
 * What the key of each saved moment begins with, and the version of what it holds. Each has a key of its own: tabs that
 * write at the same time write beside each other, and none has to know what the others did.
 */
export const KEY = 'stapel.1.';

/** What a visitor is told whose browser stores nothing. */
export const NOT_KEPT = 'Bewaren lukt niet: je browser houdt hier niets meer bij.';

/** The part of a window that is used here. A browser may refuse its storage altogether. */
type Tab = Pick<Window, 'localStorage' | 'addEventListener'> & {
  document?: Pick<Document, 'addEventListener'>;
};

/** What is saved in a browser, as one tab knows it: by short ids, since most pages ask only whether something is saved. */
export function createSavedMoments(tab: () => Tab) {
  const listeners = new Set<() => void>();
  let known: ReadonlySet<string> | undefined;
  let isFollowing = false;

  const read = (): ReadonlySet<string> => {
    try {
      const keys = Object.keys(tab().localStorage).filter((key) => key.startsWith(KEY));
      return new Set(keys.map((key) => key.slice(KEY.length)));
    } catch {
      return new Set();
    }
  };
  const changed = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };
  const write = (change: (storage: Storage) => void): boolean => {
    try {
      change(tab().localStorage);
      return true;
    } catch {
      return false;
    } finally {
      changed();
    }
  };

  return {
    /** All short ids; the same set until something changes. */
    ids: () => (known ??= read()),
    /** Saves a moment, or what is known of it now. Tells whether it is kept: storage may be full, or switched off. */
    save: ({ id, ...copy }: SavedMoment) =>
      write((storage) => storage.setItem(KEY + id, JSON.stringify(copy))),
    remove: (id: string) => write((storage) => storage.removeItem(KEY + id)),
    /** Calls the listener when something was saved or removed, in whatever tab. Returns how to stop. */
    listen(listener: () => void) {
      if (!isFollowing) {
        isFollowing = true;
        // No event reaches a page in the back/forward cache, nor one that is being prerendered.
        for (const kind of ['storage', 'pageshow']) tab().addEventListener(kind, changed);
        tab().document?.addEventListener('prerenderingchange', changed);
      }
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is saved in this browser. */
export const savedMoments = createSavedMoments(() => window);
