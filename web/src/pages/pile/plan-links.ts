import { BASE } from '../../domain/pages/paths.ts';
import { MOST_IN_LINK, writePlan } from '../../domain/programme/saved/plan-link.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';

/** The site's origin and, if known, the year of the edition, for the URL of a shared plan. */
type PlanPlace = { origin: string; year?: number };

/** Returns a link that shares saved items, or one per day if that link would be too long. */
export function linksOf(moments: readonly SavedMoment[], place: PlanPlace): { day?: Day; url: string }[] {
  if (moments.length <= MOST_IN_LINK) return [{ url: linkOf(moments, place) }];
  const days = [...new Set(moments.map(({ start }) => dayOf(start)))].sort();
  return days.map((day) => ({
    day,
    url: linkOf(moments.filter(({ start }) => dayOf(start) === day).slice(0, MOST_IN_LINK), place),
  }));
}

/**
 * Returns one link. If the year of the edition is unknown, omits moments of earlier years. Throws a RangeError if the
 * moments do not fit in a link.
 */
export function linkOf(moments: readonly SavedMoment[], { origin, year }: PlanPlace): string {
  const last = Math.max(...moments.map(yearOf));
  const included = year === undefined ? moments.filter((moment) => yearOf(moment) === last) : moments;
  const plan = { year: year ?? last, ids: included.map(({ id }) => id) };
  return `${origin}${BASE.savedItems}#${writePlan(plan)}`;
}

const yearOf = ({ start }: SavedMoment): number => Number(dayOf(start).slice(0, 4));
