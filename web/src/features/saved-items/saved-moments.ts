import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { onStored, readStored, storedNames, writeStored } from '../../ui/stored.ts';

/**
 * The prefix of a saved moment's storage key, with the version of its format. Each moment has its own key, so that tabs
 * can write concurrently.
 */
export const KEY = 'stapel.1.';

/** The message if the browser cannot store a moment. */
export const NOT_STORED = 'Bewaren lukt niet: je browser houdt hier niets meer bij.';

let known: { text: string; ids: ReadonlySet<string> } | undefined;

/** The moments saved in this browser. Lists only their ids, because most pages only check whether a moment is saved. */
export const savedMoments = {
  /** Returns all short ids. Returns the same set until a moment is added, changed or removed. */
  ids(): ReadonlySet<string> {
    const keys = storedNames('localStorage', KEY);
    const text = keys.map((key) => key + readStored('localStorage', key)).join();
    if (known?.text !== text) known = { text, ids: new Set(keys.map((key) => key.slice(KEY.length))) };
    return known.ids;
  },
  /** Counts the moments that start after a day (`YYYY-MM-DD`; an empty string counts all moments). */
  count(after: string): number {
    const isAfter = (id: string) =>
      (/"start":"([^"]+)/.exec(readStored('localStorage', KEY + id) ?? '')?.[1] ?? '9').slice(0, 10) > after;
    return [...savedMoments.ids()].filter(isAfter).length;
  },
  /** Saves or updates a moment. Returns whether the browser stored it. */
  save: ({ id, ...copy }: SavedMoment): boolean =>
    writeStored('localStorage', KEY + id, JSON.stringify(copy)),
  remove: (id: string): boolean => writeStored('localStorage', KEY + id, undefined),
  /** Calls the listener after a change in any tab. Returns a function that stops listening. */
  listen: (listener: () => void): (() => void) => onStored(KEY, listener),
};
