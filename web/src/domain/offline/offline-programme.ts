import type { ExperiencePublishers, FestivalDay, GenericPage, HomePage } from '../pages/page.ts';
import type { SiteFrameContent } from '../pages/site-frame.ts';
import type { Author } from '../programme/authors/author.ts';
import { areItems } from '../programme/day/day-items.ts';
import type { FilterOptions } from '../programme/filter/selection.ts';
import type { Facet, ProgrammeItem } from '../programme/programme-item.ts';
import type { SavedItemsProgramme } from '../programme/saved/saved-items.ts';
import { isDay } from '../time/brussels.ts';
import { isRecord } from '../unknown-values.ts';

// The offline data, from which the browser renders programme pages without a network (docs/offline.md). The same build
// writes and reads the data, so every part has the expected shape.

/** The name of the part with {@link OfflineRest}; every other part contains one day and is named after it. */
export const REST = 'algemeen';

/** All offline data except the programme items of the days, which are stored per day. */
export type OfflineRest = {
  /** The origin of the site, for shared links. */
  origin: string;
  /** How far the clock of the site is ahead of real time, in ms. Only a demo has a value other than 0. */
  clockAheadMs: number;
  frame: SiteFrameContent;
  days: readonly FestivalDay[];
  options: FilterOptions<Facet>;
  walks: SavedItemsProgramme['walks'];
  authors: readonly Author[];
  publishers: readonly ExperiencePublishers[];
  /** The home page; `undefined` if the CMS was unavailable when the server built this data. */
  home?: HomePage;
  /** Text pages that visitors need in the hall. */
  pages: readonly GenericPage[];
};

export type OfflineProgramme = OfflineRest & { items: readonly ProgrammeItem[] };

/** Joins the named parts into the programme and restores dates; `undefined` if a part is missing or malformed. */
export function parseOfflineProgramme(parts: unknown): OfflineProgramme | undefined {
  if (!isRecord(parts)) return undefined;
  const dataOf = (name: string) => (isRecord(parts[name]) ? parts[name].data : undefined);
  const rest = dataOf(REST);
  const days = Object.keys(parts).filter(isDay).sort();
  const items = days.map(dataOf);
  if (!isOfflineRest(rest) || days.length === 0 || !items.every(areItems)) return undefined;
  // Safe cast: the same build serialized the items, after it had parsed them from the CMS.
  return { ...rest, items: items.flat() as ProgrammeItem[] };
}

const LISTS = ['days', 'authors', 'publishers', 'pages'] as const;

function isOfflineRest(rest: unknown): rest is OfflineRest {
  if (!isRecord(rest) || !isRecord(rest.frame) || !isRecord(rest.options) || !isRecord(rest.walks))
    return false;
  if (typeof rest.origin !== 'string' || typeof rest.clockAheadMs !== 'number') return false;
  return LISTS.every((name) => Array.isArray(rest[name]));
}
