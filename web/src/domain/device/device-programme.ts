import type { ExperiencePublishers, FestivalDay, GenericPage, HomePage } from '../pages/page.ts';
import type { SiteFrameContent } from '../pages/site-frame.ts';
import type { Author } from '../programme/authors/author.ts';
import { areItems } from '../programme/day/day-items.ts';
import type { FilterOptions } from '../programme/filter/selection.ts';
import type { Facet, ProgrammeItem } from '../programme/programme-item.ts';
import type { PileProgramme } from '../programme/saved/pile.ts';
import { isDay } from '../time/brussels.ts';
import { isRecord } from '../unknown-values.ts';

// What a device takes along to draw the pages of the programme without a network (docs/offline.md). It is written and
// read by the same build: a part that is read has the shape in which it was written.

/** The part that is no day. */
export const REST = 'algemeen';

/** All that is known of the festival beside what takes place on its days. */
export type DeviceRest = {
  /** The site's own address, as shared links have it. */
  origin: string;
  /** How far the programme's clock runs ahead of the real time, in ms: 0 but in a demo. */
  clockAheadMs: number;
  frame: SiteFrameContent;
  days: readonly FestivalDay[];
  options: FilterOptions<Facet>;
  walks: PileProgramme['walks'];
  authors: readonly Author[];
  publishers: readonly ExperiencePublishers[];
  /** Missing if it could not be read when this was written. */
  home?: HomePage;
  /** Pages of text that one needs in the hall. */
  pages: readonly GenericPage[];
};

export type DeviceProgramme = DeviceRest & { items: readonly ProgrammeItem[] };

/** The programme of its parts by their names, their dates read; `undefined` where a part is missing or of another shape. */
export function parseDeviceProgramme(parts: unknown): DeviceProgramme | undefined {
  if (!isRecord(parts)) return undefined;
  const dataOf = (name: string) => (isRecord(parts[name]) ? parts[name].data : undefined);
  const rest = dataOf(REST);
  const days = Object.keys(parts).filter(isDay).sort();
  const items = days.map(dataOf);
  if (!isDeviceRest(rest) || days.length === 0 || !items.every(areItems)) return undefined;
  // `as`: the build that reads wrote it; what stands in it was parsed where the content came in.
  return { ...rest, items: items.flat() as ProgrammeItem[] };
}

const LISTS = ['days', 'authors', 'publishers', 'pages'] as const;

function isDeviceRest(rest: unknown): rest is DeviceRest {
  if (!isRecord(rest) || !isRecord(rest.frame) || !isRecord(rest.options) || !isRecord(rest.walks))
    return false;
  if (typeof rest.origin !== 'string' || typeof rest.clockAheadMs !== 'number') return false;
  return LISTS.every((name) => Array.isArray(rest[name]));
}
