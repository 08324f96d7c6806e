import { groupedBy } from '../../grouped.ts';
import { hashOf } from '../../lettering.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';

/** The items of an experience in order, and the leading item, which the page shows first. */
export type ExperienceTimes = {
  items: readonly ProgrammeItem[];
  /** The requested moment; otherwise the first moment that is not over; otherwise the last moment. */
  leading?: ProgrammeItem;
  /** The moment that the page's URL requests. */
  requested?: ProgrammeItem;
};

/** Sorts the items of one experience and picks the leading one at `now`. The requested item must be one of them. */
export function experienceTimes(
  items: readonly ProgrammeItem[],
  now: Date,
  requested?: ProgrammeItem,
): ExperienceTimes {
  const sorted = [...items].sort(compareItems);
  const next = sorted.find((item) => !isPast(item, now)) ?? sorted.at(-1);
  return { items: sorted, leading: requested ?? next, requested };
}

/** Returns an item of each of up to three other experiences, upcoming items first. */
export function relatedItems(
  currentExperience: string,
  programme: readonly ProgrammeItem[],
  now: Date,
): ProgrammeItem[] {
  const candidates = [...groupedBy(programme, ({ experience }) => experience?.uuid)].flatMap(
    ([uuid, items]) => {
      const { leading } = experienceTimes(items, now);
      return uuid && leading ? [{ uuid, leading }] : [];
    },
  );
  const isToCome = ({ leading }: { leading: ProgrammeItem }) => !isPast(leading, now);
  return relatedTo(currentExperience, candidates, dayOf(now), isToCome).map(({ leading }) => leading);
}

/** Number of related items on a page (spec §9). */
export const RELATED_COUNT = 3;

/**
 * Returns up to three candidates, each once and never the current one, upcoming ones first. The random choice is seeded
 * by page and day: server, browser and cache agree, and the choice changes every day.
 */
export function relatedTo<T extends { uuid: string }>(
  current: string,
  candidates: readonly T[],
  day: Day,
  isToCome: (candidate: T) => boolean = () => true,
): T[] {
  const unique = new Map(candidates.filter(({ uuid }) => uuid !== current).map((one) => [one.uuid, one]));
  const drawn = [...unique.values()]
    .map((one) => ({ one, late: isToCome(one) ? 0 : 1, lot: hashOf(`${current} ${day} ${one.uuid}`) }))
    .sort((a, b) => a.late - b.late || a.lot - b.lot || a.one.uuid.localeCompare(b.one.uuid));
  return drawn.slice(0, RELATED_COUNT).map(({ one }) => one);
}
