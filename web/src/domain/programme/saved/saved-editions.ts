import {
  currentEdition,
  type Edition,
  editionOfItem,
  editionsOf,
  startsOfEdition,
} from '../../edition/edition.ts';
import { groupedBy } from '../../grouped.ts';
import { SITE_NAME } from '../../pages/site-name.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { momentId } from '../moment.ts';
import type { SavedItemsProgramme } from './saved-items.ts';
import type { SavedMoment } from './saved-moment.ts';

type Dated = { day: Day };

/** Returns the edition that is current at `now`, and all editions, from the days in the programme. */
export function editionsIn(
  { days = [] }: Pick<SavedItemsProgramme, 'days'>,
  now: Date,
): { editions: readonly Edition<Dated>[]; current: Edition<Dated> | undefined } {
  const editions = editionsOf(days.map((day) => ({ day })));
  return { editions, current: currentEdition(editions, now) };
}

/** Saved moments of an edition before the current one. */
export type EarlierMoments = { year: number; name: string; moments: readonly SavedMoment[] };

/**
 * Separates the saved moments of earlier editions from the others. A moment that the current programme contains is
 * current, even if its saved time is in an earlier edition. Without the programme, every moment counts as current.
 */
export function savedByEdition(
  moments: readonly SavedMoment[],
  programme: SavedItemsProgramme | undefined,
  now: Date,
): { current: readonly SavedMoment[]; earlier: readonly EarlierMoments[] } {
  const { editions, current } = editionsIn(programme ?? {}, now);
  if (programme === undefined || current === undefined) return { current: moments, earlier: [] };
  const known = new Set(programme.items.map(momentId));
  const { from } = startsOfEdition(editions, current);
  const isEarlier = ({ id, start }: SavedMoment) => start < from && !known.has(id);
  const years = groupedBy(moments.filter(isEarlier), (moment) => yearOf(editions, moment));
  const earlier = [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, ofYear]) => ({ year, name: `${SITE_NAME} ${year}`, moments: ofYear }));
  return { current: moments.filter((moment) => !isEarlier(moment)), earlier };
}

/** Returns the year of a moment's edition; the year of its start if the days of that edition are no longer published. */
const yearOf = (editions: readonly Edition<Dated>[], moment: SavedMoment): number =>
  editionOfItem(editions, moment)?.year ?? Number(dayOf(moment.start).slice(0, 4));
