import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { onStored, readStored, storedNames, writeStored } from '../../ui/stored.ts';

/**
 * What the key of each saved moment begins with, and the version of what it holds. Each has a key of its own: tabs that
 * write at the same time write beside each other, and none has to know what the others did.
 */
export const KEY = 'stapel.1.';

/** What a visitor is told whose browser stores nothing. */
export const NOT_KEPT = 'Bewaren lukt niet: je browser houdt hier niets meer bij.';

let known: { text: string; ids: ReadonlySet<string> } | undefined;

/** What is saved in this browser: by short ids, since most pages ask only whether something is saved. */
export const savedMoments = {
  /** All short ids; the same set until one of them, or what is known of its moment, changes. */
  ids(): ReadonlySet<string> {
    const keys = storedNames('localStorage', KEY);
    const text = keys.map((key) => key + readStored('localStorage', key)).join();
    if (known?.text !== text) known = { text, ids: new Set(keys.map((key) => key.slice(KEY.length))) };
    return known.ids;
  },
  /** Saves a moment, or what is known of it now. Returns whether the browser stored it. */
  save: ({ id, ...copy }: SavedMoment): boolean =>
    writeStored('localStorage', KEY + id, JSON.stringify(copy)),
  remove: (id: string): boolean => writeStored('localStorage', KEY + id, undefined),
  /** Calls the listener when something was saved or removed, in whatever tab. Returns how to stop. */
  listen: (listener: () => void): (() => void) => onStored(KEY, listener),
};
