import { type ContentDates, type Day, dayBounds, formatContentDate } from '../domain/time/brussels.ts';
import type { Filter } from './queries.ts';

const ONE_MINUTE = 60_000;

/** Stories of these content types. */
export const ofComponent = (...components: string[]): Filter => ({ component: { in: components.join(',') } });

/**
 * The bounds of a Brussels day on `start_date`: start of the day, start of the next one. Storyblok's
 * inequalities are strict, and content dates count minutes: the lower bound lies a minute early, so that
 * gt keeps an item at exactly 00:00 and lt leaves the next day's to the next day.
 */
export function startsOnFilter(day: Day, dates: ContentDates): Filter {
  const { start, end } = dayBounds(day);
  return {
    start_date: {
      gt_date: formatContentDate(new Date(+start - ONE_MINUTE), dates),
      lt_date: formatContentDate(end, dates),
    },
  };
}

/** What starts on a Brussels day or later. As strict, and as early, as the bounds of a day. */
export function startsFromFilter(day: Day, dates: ContentDates): Filter {
  return { start_date: { gt_date: formatContentDate(new Date(+dayBounds(day).start - ONE_MINUTE), dates) } };
}

/** Items that run through their days. The flag is a text; empty and missing mean no. */
export const ONGOING: Filter = { ongoing_program_item: { in: 'true' } };
