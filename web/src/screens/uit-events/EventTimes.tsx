import { dayBounds } from '../../domain/brussels.ts';
import { formatIsoInBrussels, formatLongDate } from '../../domain/format.ts';
import { type Exception, formatOpenings, type OpeningHours } from '../../domain/opening-hours.ts';
import type { Occurrence, UitDates, UitEventDetail } from '../../domain/uit-event.ts';
import { upcomingOf } from '../../domain/uit-event-times.ts';
import { formatOccurrence, formatPeriod, formatReservation } from '../../domain/uit-event-wording.ts';
import { isPast } from '../../domain/when.ts';
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

/** More dates than these wait behind a button. */
const SHOWN = 6;

/** What is to come stands first; the rest, and what is over, behind a click. */
function Dates({ dates, now }: { dates: UitDates; now: Date }) {
  const upcoming = upcomingOf(dates, now);
  const first = upcoming.length > 0 ? upcoming.slice(0, SHOWN) : dates.occurrences.slice(-1);
  const others = dates.occurrences.filter((occurrence) => !first.includes(occurrence));
  return (
    <>
      <DateList occurrences={first} now={now} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{others.length === 1 ? 'Nog 1 datum' : `Nog ${others.length} data`}</summary>
          <DateList occurrences={others} now={now} />
        </details>
      )}
    </>
  );
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
