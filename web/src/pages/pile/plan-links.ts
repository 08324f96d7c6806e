import { BASE } from '../../domain/pages/paths.ts';
import { MOST_IN_LINK, writePlan } from '../../domain/programme/saved/plan-link.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';

/**
 * Returns a link that shares saved items, or one per day if that link would be too long. `origin`: the site's origin.
 */
export function linksOf(moments: readonly SavedMoment[], origin: string): { day?: Day; url: string }[] {
  if (moments.length <= MOST_IN_LINK) return [{ url: linkOf(moments, origin) }];
  const days = [...new Set(moments.map(({ start }) => dayOf(start)))].sort();
  return days.map((day) => ({
    day,
    url: linkOf(moments.filter(({ start }) => dayOf(start) === day).slice(0, MOST_IN_LINK), origin),
  }));
}

/** Returns one link. Omits moments of earlier years. Throws a RangeError if the moments do not fit. */
export function linkOf(moments: readonly SavedMoment[], origin: string): string {
  const year = Math.max(...moments.map(yearOf));
  const ids = moments.filter((moment) => yearOf(moment) === year).map(({ id }) => id);
  return `${origin}${BASE.savedItems}#${writePlan({ year, ids })}`;
}

const yearOf = ({ start }: SavedMoment): number => Number(dayOf(start).slice(0, 4));
