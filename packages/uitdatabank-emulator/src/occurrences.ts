import { brusselsDay } from './brussels-time.ts';
import { type EventDocument, textsAt, valuesAt } from './document-values.ts';
import { parseInstant } from './instant.ts';
import { openingTimes } from './opening-hours.ts';

/** One occurrence of an event: start and end in ms since 1970, and its status. */
export interface Occurrence {
  start: number;
  end: number;
  status: string;
}

const DAY_MS = 86_400_000;
/** How far before and after now a permanent event has occurrences, in ms: half a year and a year. */
const PERMANENT = { before: 182 * DAY_MS, after: 365 * DAY_MS };

/** Returns the status of an event or of one of its dates. Very old documents store it as a string. */
export function statusOf(item: unknown): string | undefined {
  return textsAt(item, 'status.type')[0] ?? textsAt(item, 'status')[0];
}

/**
 * Returns all occurrences of an event, as in UiTdatabank's index. Those of a permanent event are limited to the time
 * around `now` (ms since 1970).
 */
export function occurrences(event: EventDocument, now: number): Occurrence[] {
  const status = statusOf(event) ?? 'Available';
  const whole = { start: parseInstant(event.startDate), end: parseInstant(event.endDate) };
  const hasDates = whole.start <= whole.end;
  const found = (ranges: readonly { start: number; end: number }[]) =>
    ranges.map((range) => ({ ...range, status }));

  switch (event.calendarType) {
    case 'single':
      return hasDates ? found([whole]) : [];
    case 'multiple':
      return valuesAt(event, 'subEvent').flatMap((date) => {
        const [start, end] = [textsAt(date, 'startDate')[0], textsAt(date, 'endDate')[0]].map(parseInstant);
        if (start === undefined || end === undefined || !(start <= end)) return [];
        return [{ start, end, status: statusOf(date) ?? status }];
      });
    case 'periodic':
      if (!hasDates) return [];
      return found(openingTimes(event, brusselsDay(whole.start), brusselsDay(whole.end)) ?? [whole]);
    case 'permanent': {
      const [first, last] = [now - PERMANENT.before, now + PERMANENT.after].map(brusselsDay);
      const times = openingTimes(event, first ?? '', last ?? '');
      return found(times ?? [{ start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }]);
    }
    default:
      return [];
  }
}
