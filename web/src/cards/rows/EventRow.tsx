import type { ListedUitEvent, ListedWhen } from '../../domain/events/listed-uit-event.ts';
import {
  formatAlways,
  formatOccurrence,
  formatPlace,
  isWholeDay,
} from '../../domain/events/uit-event-wording.ts';
import { enumerated } from '../../domain/lettering.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import {
  formatDayButton,
  formatFullDate,
  formatIsoInBrussels,
  formatTime,
} from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { HIDDEN } from '../../ui/styles/elements.tsx';
import { StandingRibbon } from '../ribbons/StandingRibbon.tsx';
import { Row, RowDay } from './Row.tsx';

type EventRowProps = {
  event: ListedUitEvent;
  now: Date;
  /** The level of the row's heading. */
  level?: 2 | 3;
};

/** An event of another organiser as a row. */
export function EventRow({ event, now, level = 2 }: EventRowProps) {
  const { path, title, language, when, standing, kind } = event;
  return (
    <Row
      colour="red"
      time={<EventTime when={when} now={now} />}
      path={path}
      title={title}
      level={level}
      language={language}
      place={placeOf(event)}
      facts={[event.away, kind, laterDates(when)]}
      states={[standing !== 'available' && <StandingRibbon key={standing} standing={standing} />]}
      state={standing === 'over' ? 'past' : standing === 'running' ? 'running' : undefined}
      isCancelled={standing === 'cancelled'}
    />
  );
}

/** The date in short form, with the full date for screen readers. */
function EventTime({ when, now }: { when: ListedWhen; now: Date }) {
  return (
    <>
      <p className={HIDDEN}>
        {when.kind === 'date' ? (
          <time dateTime={formatIsoInBrussels(when.occurrence.start)}>
            {formatOccurrence(when.occurrence)}
          </time>
        ) : (
          fullPeriod(when)
        )}
      </p>
      <RowDay {...shortDate(when, now)} />
    </>
  );
}

function fullPeriod(when: Exclude<ListedWhen, { kind: 'date' }>): string {
  if (when.kind === 'always') return formatAlways(when.days);
  return `${when.kind === 'from' ? 'Vanaf' : 'Tot en met'} ${formatFullDate(when.date)}`;
}

/** Returns the short form of the date, with the year instead of the weekday if it is not the current year. */
function shortDate(when: ListedWhen, now: Date): { day: string; below?: string } {
  const short = (date: Date) => {
    const day = formatDayButton(dayOf(date));
    const year = dayOf(date).slice(0, 4);
    return year === dayOf(now).slice(0, 4) ? day : `${day.slice(3)}/${year}`;
  };
  switch (when.kind) {
    case 'always':
      return { day: when.days.map(shortWeekdays).join(', ') || 'alle dagen' };
    case 'from':
      return { day: 'vanaf', below: short(when.date) };
    case 'until':
      return { day: 't.e.m.', below: short(when.date) };
    case 'date':
      return { day: short(when.occurrence.start), below: hoursOf(when) };
  }
}

/** Shortens the names of weekdays: «dinsdag tot donderdag» to «di tot do». */
const shortWeekdays = (days: string): string => days.replace(/([a-z]{2})[a-z]*dag/g, '$1');

/**
 * Returns the hours of an event on one date. For an event on several days, returns its last day, because only the
 * event's own page shows the hours of a period.
 */
function hoursOf({ occurrence }: Extract<ListedWhen, { kind: 'date' }>): string | undefined {
  const { start, end } = occurrence;
  if (end !== undefined && isMultiDay(occurrence)) return `tot ${formatDayButton(dayOf(end))}`;
  return isWholeDay(occurrence) ? undefined : formatTime(start);
}

function placeOf({ place, attendance }: ListedUitEvent): string | undefined {
  const where = place && formatPlace(place);
  if (attendance === 'offline') return where;
  return where ? `${where} en online` : 'Online';
}

/** Formats later dates: «ook wo 5/11, wo 12/11 en nog 4 keer». For a later start on the same day, writes the time. */
function laterDates(when: ListedWhen): string | undefined {
  if (when.kind !== 'date' || when.later.length === 0) return undefined;
  const { occurrence, later, more } = when;
  const today = dayOf(occurrence.start);
  const named = later.map((date) =>
    dayOf(date) === today ? `om ${formatTime(date)}` : formatDayButton(dayOf(date)),
  );
  return `ook ${enumerated(more > 0 ? [...named, `nog ${more} keer`] : named)}`;
}
