import type { ExperiencePublishers, FestivalDay, GenericPage } from '../pages/page.ts';
import type { SiteFrameContent } from '../pages/site-frame.ts';
import type { Author } from '../programme/author.ts';
import type { PileProgramme } from '../programme/pile.ts';
import type { Facet, ProgrammeItem } from '../programme/programme-item.ts';
import type { FilterOptions } from '../programme/selection.ts';
import { isDay } from '../time/brussels.ts';
import { isRecord } from '../unknown-values.ts';
import { withDates, writtenDates } from './dated-json.ts';
import { parseDeviceDay } from './device-day.ts';

// What a device takes along to draw the pages of the programme without a network (docs/decisions/0107). It is written and
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
  /** Pages of text that one needs in the hall. */
  pages: readonly GenericPage[];
};

export type DeviceProgramme = DeviceRest & { items: readonly ProgrammeItem[] };

/** The rest, to be written as JSON. */
export const writeDeviceRest = (rest: DeviceRest): unknown => writtenDates(rest);

/**
 * Reads the programme of its parts by their names. Gives `undefined` where a part is missing or cannot be read: of half a
 * programme the other half would seem to be taken off.
 */
export function parseDeviceProgramme(parts: unknown): DeviceProgramme | undefined {
  if (!isRecord(parts)) return undefined;
  const dataOf = (name: string) => (isRecord(parts[name]) ? parts[name].data : undefined);
  const rest = parseDeviceRest(dataOf(REST));
  const days = Object.keys(parts).filter(isDay).sort();
  const items = days.map((day) => parseDeviceDay(dataOf(day)));
  if (rest === undefined || days.length === 0 || items.includes(undefined)) return undefined;
  return { ...rest, items: items.flatMap((ofDay) => ofDay ?? []) };
}

const LISTS = ['days', 'authors', 'publishers', 'pages'] as const;

function parseDeviceRest(value: unknown): DeviceRest | undefined {
  const rest = withDates(value);
  if (!isRecord(rest) || !isRecord(rest.frame) || !isRecord(rest.options) || !isRecord(rest.walks))
    return undefined;
  if (typeof rest.origin !== 'string' || typeof rest.clockAheadMs !== 'number') return undefined;
  if (LISTS.some((name) => !Array.isArray(rest[name]))) return undefined;
  // `as`: the build that reads wrote it, of values of this type; what stands in it was parsed where the content came in.
  return rest as DeviceRest;
}
