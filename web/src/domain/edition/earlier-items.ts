import { groupedBy } from '../grouped.ts';
import { SITE_NAME } from '../pages/site-name.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import { dayOf } from '../time/brussels.ts';
import { currentEdition, type Edition, editionOfItem, startsOfEdition } from './edition.ts';

/** The items of an earlier edition. `year` is absent if the days of the edition are no longer published. */
export type EarlierItems = { name: string; year?: number; items: readonly ProgrammeItem[] };

/**
 * Separates the items that start before the edition that is current at `now`, newest edition first. Without a current
 * edition, there are no such items.
 */
export function itemsByEdition(
  items: readonly ProgrammeItem[],
  editions: readonly Edition[],
  now: Date,
): { present: readonly ProgrammeItem[]; earlier: readonly EarlierItems[] } {
  const current = currentEdition(editions, now);
  if (current === undefined) return { present: items, earlier: [] };
  const { from } = startsOfEdition(editions, current);
  const past = items.filter(({ start }) => start < from).sort((a, b) => +b.start - +a.start);
  if (past.length === 0) return { present: items, earlier: [] };
  const named = groupedBy(past, (item) => editionOfItem(editions, item)?.name ?? yearName(item));
  return {
    present: items.filter(({ start }) => start >= from),
    earlier: [...named].map(([name, ofEdition]) => ({
      name,
      year: editions.find((edition) => edition.name === name)?.year,
      items: [...ofEdition].reverse(),
    })),
  };
}

const yearName = ({ start }: ProgrammeItem): string => `${SITE_NAME} ${dayOf(start).slice(0, 4)}`;
