import { type Exception, formatOpenings, type OpeningHours } from '../../domain/events/opening-hours.ts';
import type { Occurrence, UitDates, UitEventDetail } from '../../domain/events/uit-event.ts';
import { datesByNearness, upcomingOf } from '../../domain/events/uit-event-times.ts';
import { formatOccurrence, formatPeriod, formatReservation } from '../../domain/events/uit-event-wording.ts';
import { dayBounds } from '../../domain/time/brussels.ts';
import { formatIsoInBrussels, formatLongDate } from '../../domain/time/format.ts';
import { isPast } from '../../domain/time/when.ts';
import styles from './EventTimes.module.css';

/** When it goes on, in UiTdatabank's own words; each date with what is the matter with it. */
export function EventTimes({ event, now }: { event: UitEventDetail; now: Date }) {
  const { calendar } = event;
  if (calendar.kind === 'dates') return <Dates dates={calendar} now={now} />;
  return (
    <>
      <p>
        {formatPeriod(calendar)} {formatReservation(event)}
      </p>
      {event.reason && <p className={styles.reason}>{event.reason}</p>}
      <Hours hours={calendar.hours} />
    </>
  );
}

/** More dates to come than these wait behind a click. */
const SHOWN = 6;

/** What is to come stands first; the rest, and what is over, behind a click. */
function Dates({ dates, now }: { dates: UitDates; now: Date }) {
  const { untold = 0 } = dates;
  const nearest = datesByNearness(dates, now);
  const shown = Math.min(SHOWN, Math.max(1, upcomingOf(dates, now).length));
  const others = nearest.slice(shown);
  return (
    <>
      <DateList occurrences={nearest.slice(0, shown)} now={now} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>Nog {formatDates(others.length + untold)}</summary>
          <DateList occurrences={others} now={now} />
          {untold > 0 && <p className={styles.untold}>En nog {formatDates(untold)}</p>}
        </details>
      )}
    </>
  );
}

function formatDates(count: number): string {
  return count === 1 ? '1 datum' : `${count} data`;
}

function DateList({ occurrences, now }: { occurrences: readonly Occurrence[]; now: Date }) {
  return (
    <ul role="list" className={styles.dates}>
      {occurrences.map((occurrence) => (
        <li key={+occurrence.start} className={isPast(occurrence, now) ? styles.past : undefined}>
          <time
            dateTime={formatIsoInBrussels(occurrence.start)}
            className={occurrence.status === 'available' ? undefined : styles.off}
          >
            {formatOccurrence(occurrence)}
          </time>{' '}
          {formatReservation(occurrence)}
          {occurrence.reason && <span className={styles.reason}>{occurrence.reason}</span>}
        </li>
      ))}
    </ul>
  );
}

function Hours({ hours: { weekly, exceptions } }: { hours: OpeningHours }) {
  if (weekly.length === 0) return null;
  return (
    <ul role="list" className={styles.hours}>
      {formatOpenings(weekly).map(({ days, hours }) => (
        <li key={days}>
          {days} {hours}
        </li>
      ))}
      {exceptions.map((exception) => (
        <li key={`${exception.from} ${exception.openings.length}`}>{formatException(exception)}</li>
      ))}
    </ul>
  );
}

/** «1 november 2027 tot en met 2 november 2027: gesloten (Allerheiligen)». */
function formatException({ from, to, reason, openings }: Exception): string {
  const [first, last] = [from, to].map((day) => formatLongDate(dayBounds(day).start));
  const days = from === to ? first : `${first} tot en met ${last}`;
  const hours = formatOpenings(openings).map(({ days: weekdays, hours: open }) => `${weekdays} ${open}`);
  return `${days}: ${hours.join(', ') || 'gesloten'}${reason ? ` (${reason})` : ''}`;
}
