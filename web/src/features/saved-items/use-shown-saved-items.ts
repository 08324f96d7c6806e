import { useEffect, useState } from 'react';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { instant, parsedJson, record, words } from '../../domain/unknown-values.ts';
import { readStored } from '../../ui/stored.ts';
import { KEY, savedMoments } from './saved-moments.ts';
import { useSavedIds } from './use-saved.ts';

export type ShownSavedItems = {
  /** The saved moments, including those removed since the page was opened. */
  moments: readonly SavedMoment[];
  /** The ids of the removed moments. */
  dropped: ReadonlySet<string>;
  count: number;
};

/**
 * Returns the moments saved in this browser. Moments removed while the page is open keep their place, so that visitors
 * can save them again. Returns `undefined` on the server and in the first render.
 */
export function useShownSavedItems(): ShownSavedItems | undefined {
  const ids = useSavedIds();
  const [seen] = useState(() => new Map<string, SavedMoment>());
  const unreadable: string[] = [];
  for (const id of ids ?? []) {
    const moment = readSaved(id);
    if (moment) seen.set(id, moment);
    else unreadable.push(id);
  }
  // Removes unreadable entries, because they cannot be shown but would be counted.
  useEffect(() => {
    for (const id of unreadable) savedMoments.remove(id);
  });
  if (ids === undefined) return undefined;
  const moments = [...seen.values()];
  const dropped = new Set(moments.map(({ id }) => id).filter((id) => !ids.has(id)));
  return { moments, dropped, count: moments.length - dropped.size };
}

/** Reads a saved moment; `undefined` if it is unreadable, because storage can contain anything. */
export function readSaved(id: string): SavedMoment | undefined {
  const { title, start, end, place } = record(parsedJson(readStored('localStorage', KEY + id)));
  const [named, begins] = [words(title), instant(start)];
  if (named === undefined || begins === undefined) return undefined;
  return { id, title: named, start: begins, end: instant(end), place: words(place) };
}
