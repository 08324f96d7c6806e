import type { Occurrence, UitEvent } from './uit-event.ts';
import { hasSeats, nextOccurrence, type Standing, standingOf, upcomingOf } from './uit-event-times.ts';

/** When to go, as a row tells it: a date with the `later` ones that it names and the number of `more`, or a period. */
export type ListedWhen =
  | { kind: 'date'; occurrence: Occurrence; later: readonly Date[]; more: number }
  | { kind: 'from' | 'until'; date: Date }
  | { kind: 'always' };

/** An event as its row tells it at one instant. Of an event with three hundred dates only three are sent. */
export type ListedUitEvent = Omit<UitEvent, 'calendar' | 'status' | 'soldOut' | 'reason'> & {
  when: ListedWhen;
  standing: Standing;
  /** How far it is from the town that was asked about: «14 km». */
  away?: string;
};

/** How many further dates a row names. */
const NAMED = 2;

/** The row of an event at `now`. */
export function listedUitEvent(event: UitEvent, now: Date, away?: string): ListedUitEvent {
  const { id, path, title, language, attendance, kind, image } = event;
  // Its place on the map decides how far it is, and is shown nowhere.
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
  if (calendar.kind === 'permanent') return { kind: 'always' };
  if (+calendar.start > +now || calendar.end === undefined) return { kind: 'from', date: calendar.start };
  return { kind: 'until', date: calendar.end };
}
