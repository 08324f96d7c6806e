import { useEffect, useState } from 'react';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { instant, parsedJson, record, words } from '../../domain/unknown-values.ts';
import { readStored } from '../../ui/stored.ts';
import { KEY, savedMoments } from './saved-moments.ts';
import { useSavedIds } from './use-saved.ts';

export type ShownPile = {
  /** What is saved, and what was while the page was open. */
  moments: readonly SavedMoment[];
  /** Of these, what is not saved any more. */
  dropped: ReadonlySet<string>;
  count: number;
};

/**
 * What is saved on this device, as long as a page shows it: what is taken off meanwhile keeps its place, so that it can be
 * put back where it was. `undefined` on the server and in the first render of the browser.
 */
export function useShownPile(): ShownPile | undefined {
  const ids = useSavedIds();
  const [seen] = useState(() => new Map<string, SavedMoment>());
  const unreadable: string[] = [];
  for (const id of ids ?? []) {
    const moment = readSaved(id);
    if (moment) seen.set(id, moment);
    else unreadable.push(id);
  }
  // What says nothing can be shown nowhere, and would be counted everywhere.
  useEffect(() => {
    for (const id of unreadable) savedMoments.remove(id);
  });
  if (ids === undefined) return undefined;
  const moments = [...seen.values()];
  const dropped = new Set(moments.map(({ id }) => id).filter((id) => !ids.has(id)));
  return { moments, dropped, count: moments.length - dropped.size };
}

/** What a browser keeps of one moment; `undefined` where that is not readable: anything may stand in a storage. */
export function readSaved(id: string): SavedMoment | undefined {
  const { title, start, end, place } = record(parsedJson(readStored('localStorage', KEY + id)));
  const [named, begins] = [words(title), instant(start)];
  if (named === undefined || begins === undefined) return undefined;
  return { id, title: named, start: begins, end: instant(end), place: words(place) };
}
