import type { FestivalDay } from '../pages/page.ts';
import { dayBounds, dayOf } from '../time/brussels.ts';
import { currentEdition, type Edition, isEditionOver, previousEdition } from './edition.ts';

type Dated = Pick<FestivalDay, 'day'>;

/**
 * The part of the festival's year.
 * - `announced`: the days of the coming edition are known, its tickets are not on sale yet.
 * - `before`: tickets are on sale. `during`: from the first day to the last, in Brussels.
 * - `after`: the newest edition is over and no later day is known. `edition` is `undefined` if no day is known at all.
 *
 * `previous` is the edition before the current one.
 */
export type Season<D extends Dated = FestivalDay> =
  | { name: 'announced' | 'before' | 'during'; edition: Edition<D>; previous: Edition<D> | undefined }
  | { name: 'after'; edition: Edition<D> | undefined; previous: Edition<D> | undefined };

export const SEASON_NAMES = ['announced', 'before', 'during', 'after'] as const satisfies Season['name'][];
export type SeasonName = Season['name'];

/**
 * Returns the season at `now`. `salesFrom` is the start of ticket sales, if editors entered one. A start before the end
 * of the previous edition is ignored, because it belongs to that edition. Without a start, the first edition sells
 * tickets immediately, and later editions from their first day: until then the button may link to last year's tickets.
 */
export function seasonOf<D extends Dated>(
  editions: readonly Edition<D>[],
  salesFrom: Date | undefined,
  now: Date,
): Season<D> {
  const edition = currentEdition(editions, now);
  const previous = edition && previousEdition(editions, edition);
  if (edition === undefined || isEditionOver(edition, now)) return { name: 'after', edition, previous };
  if (dayOf(now) >= edition.first) return { name: 'during', edition, previous };
  const own = salesFrom && (!previous || salesFrom >= dayBounds(previous.last).end) ? salesFrom : undefined;
  const isOnSale = own === undefined ? previous === undefined : own <= now;
  return { name: isOnSale ? 'before' : 'announced', edition, previous };
}

/** The fields with which editors describe the seasons. */
export type SeasonSettings = {
  /** The start of ticket sales. */
  salesFrom?: Date;
  /** A sentence for each season. */
  texts: Readonly<Partial<Record<SeasonName, string>>>;
};

/** Whether visitors can buy tickets in a season. */
export const isOnSale = ({ name }: Pick<Season, 'name'>): boolean => name === 'before' || name === 'during';
