import type { OfflineProgramme } from '../../domain/offline/offline-programme.ts';
import { BASE, PROGRAMME_ITEMS } from '../../domain/pages/paths.ts';
import { savedItemsProgramme } from '../../domain/programme/saved/saved-items-programme.ts';
import { offlineDay } from './page-data.ts';

const ITEMS_OF_DAY = /^(.+)\.items$/;

/** Builds the JSON that the site would send for `path`. Returns `undefined` if the offline data lack it. */
export function offlineResponse(programme: OfflineProgramme, path: string): unknown {
  const { items, walks, days } = programme;
  if (path === PROGRAMME_ITEMS) return savedItemsProgramme(items, walks, days);
  return offlineDay(programme, ITEMS_OF_DAY.exec(path)?.[1] ?? BASE.programme)?.programme;
}
