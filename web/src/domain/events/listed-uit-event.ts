import { openDays } from './opening-hours.ts';
import type { Occurrence, UitEvent } from './uit-event.ts';
import { hasSeats, nextOccurrence, type Standing, standingOf, upcomingOf } from './uit-event-times.ts';

/**
 * When an event takes place: a period, or the next date, the later dates to name, and how many more there are (`more`).
 */
export type ListedWhen =
  | { kind: 'date'; occurrence: Occurrence; later: readonly Date[]; more: number }
  | { kind: 'from' | 'until'; date: Date }
  /** On these days; if the list is empty, on every day. */
  | { kind: 'always'; days: readonly string[] };

/** An event as its row shows it at one point in time: with at most three dates, even if the event has hundreds. */
export type ListedUitEvent = Omit<UitEvent, 'calendar' | 'status' | 'soldOut' | 'reason'> & {
  when: ListedWhen;
  standing: Standing;
  /** The formatted distance from the requested town: «14 km». */
  away?: string;
};

/** Maximum number of later dates that a row names. */
const NAMED = 2;

/** Returns the data of an event's row at `now`. `away` is the formatted distance. */
export function listedUitEvent(event: UitEvent, now: Date, away?: string): ListedUitEvent {
  const { id, path, title, language, attendance, kind, image } = event;
  // Coordinates only serve to compute the distance; rows do not need them.
  const place = event.place && { ...event.place, point: undefined };
  const when = listedWhen(event, now);
  return {
    id,
    path,
    title,
    language,
    attendance,
    place,
    kind,
    image,
    when,
    standing: standingOf(event, now),
    away,
  };
}

function listedWhen({ calendar }: UitEvent, now: Date): ListedWhen {
  if (calendar.kind === 'dates') {
    const occurrence = nextOccurrence(calendar, now);
    const later = upcomingOf(calendar, now)
      .filter((one) => hasSeats(one) && +one.start > +occurrence.start)
      .map(({ start }) => start);
    return {
      kind: 'date',
      occurrence,
      later: later.slice(0, NAMED),
      more: Math.max(0, later.length - NAMED),
    };
  }
  if (calendar.kind === 'permanent') return { kind: 'always', days: openDays(calendar.hours.weekly) };
  if (+calendar.start > +now || calendar.end === undefined) return { kind: 'from', date: calendar.start };
  return { kind: 'until', date: calendar.end };
}
