import { BASE } from '../../domain/pages/paths.ts';
import { MOST_IN_LINK, writePlan } from '../../domain/programme/saved/pile-link.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';

/** Links to a pile: one, or where that would be too long, one for each day. `origin` is where the site is. */
export function linksOf(moments: readonly SavedMoment[], origin: string): { day?: Day; url: string }[] {
  if (moments.length <= MOST_IN_LINK) return [{ url: linkOf(moments, origin) }];
  const days = [...new Set(moments.map(({ start }) => dayOf(start)))].sort();
  return days.map((day) => ({
    day,
    url: linkOf(moments.filter(({ start }) => dayOf(start) === day).slice(0, MOST_IN_LINK), origin),
  }));
}

/** One link. What an earlier year left on the pile is nobody's plan any more. More than fit in one are a RangeError. */
export function linkOf(moments: readonly SavedMoment[], origin: string): string {
  const year = Math.max(...moments.map(yearOf));
  const ids = moments.filter((moment) => yearOf(moment) === year).map(({ id }) => id);
  return `${origin}${BASE.pile}#${writePlan({ year, ids })}`;
}

const yearOf = ({ start }: SavedMoment): number => Number(dayOf(start).slice(0, 4));
