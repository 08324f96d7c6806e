import { type Exception, formatOpenings, type OpeningHours } from '../../domain/events/opening-hours.ts';
import type {
  EventBookstore,
  Occurrence,
  UitDates,
  UitEventDetail,
  UitPrice,
} from '../../domain/events/uit-event.ts';
import { datesByNearness, upcomingOf } from '../../domain/events/uit-event-times.ts';
import {
  formatAddress,
  formatOccurrence,
  formatPeriod,
  formatPrice,
  formatReservation,
} from '../../domain/events/uit-event-wording.ts';
import { capitalised } from '../../domain/lettering.ts';
import { formatAges } from '../../domain/programme/programme-item.ts';
import { dayBounds } from '../../domain/time/brussels.ts';
import { formatIsoInBrussels, formatLongDate } from '../../domain/time/format.ts';
import { isPast } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import styles from './EventFacts.module.css';

type EventFactsProps = {
  event: UitEventDetail;
  /** The bookstore where the event takes place, or the nearest one. */
  bookstore?: EventBookstore;
  now: Date;
};

/** Time, place, price and audience, in a list styled as a bookmark. Omits what the organiser did not fill in. */
export function EventFacts({ event, bookstore, now }: EventFactsProps) {
  const { prices, ages, organiser } = event;
  return (
    <FactList colour="red" roomy>
      <Fact name="Wanneer">
        <EventTimes event={event} now={now} />
      </Fact>
      <Where event={event} />
      {bookstore && (
        <Fact name={bookstore.away ? 'Dichtstbijzijnde boekhandel' : 'Boekhandel'}>
          <Anchor href={bookstore.path}>{bookstore.title}</Anchor>
          {bookstore.away && <span className={styles.second}>{farOf(bookstore)}</span>}
        </Fact>
      )}
      {prices.length > 0 && (
        <Fact name="Prijs">
          <Prices prices={prices} />
        </Fact>
      )}
      {ages && <Fact name="Leeftijd">{formatAges(ages)}</Fact>}
      {organiser && (
        <Fact name="Organisatie">
          {organiser.url ? <Anchor href={organiser.url}>{organiser.name}</Anchor> : organiser.name}
        </Fact>
      )}
    </FactList>
  );
}

/** Returns «Poperinge, 2 km» or «Gent, in dezelfde gemeente». */
const farOf = ({ town, away }: EventBookstore): string => [town, away].filter(Boolean).join(', ');

function Where({ event: { place, attendance, onlineUrl } }: { event: UitEventDetail }) {
  const address = place && formatAddress(place);
  const online = onlineUrl ? <Anchor href={onlineUrl}>Volg het online</Anchor> : 'Online';
  if (attendance === 'online') return <Fact name="Waar">{online}</Fact>;
  if (place === undefined) return null;
  return (
    <Fact name="Waar">
      {place.name && <span className={styles.line}>{place.name}</span>}
      {address && <span className={place.name ? styles.second : styles.line}>{address}</span>}
      {attendance === 'mixed' && <span className={styles.line}>{online}</span>}
    </Fact>
  );
}

function Prices({ prices }: { prices: readonly UitPrice[] }) {
  return (
    <ul role="list" className={styles.prices}>
      {prices.map(({ name, amount }) => (
        <li key={`${name} ${amount}`} className={name && styles.second}>
          {name ? `${name}: ${formatPrice(amount)}` : capitalised(formatPrice(amount))}
        </li>
      ))}
    </ul>
  );
}

/** The times of an event, in UiTdatabank's format. Each date has its own status. */
function EventTimes({ event, now }: { event: UitEventDetail; now: Date }) {
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

/** The number of dates that are always visible. The remaining dates are collapsed. */
const SHOWN = 6;

/** The next dates of an event. Later dates and past dates are collapsed. */
function Dates({ dates, now }: { dates: UitDates; now: Date }) {
  const { omittedDates = 0 } = dates;
  const nearest = datesByNearness(dates, now);
  const shown = Math.min(SHOWN, Math.max(1, upcomingOf(dates, now).length));
  const others = nearest.slice(shown);
  return (
    <>
      <DateList occurrences={nearest.slice(0, shown)} now={now} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>Nog {formatDates(others.length + omittedDates)}</summary>
          <DateList occurrences={others} now={now} />
          {omittedDates > 0 && <p className={styles.untold}>En nog {formatDates(omittedDates)}</p>}
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

/** Returns «1 november 2027 tot en met 2 november 2027: gesloten (Allerheiligen)». */
function formatException({ from, to, reason, openings }: Exception): string {
  const [first, last] = [from, to].map((day) => formatLongDate(dayBounds(day).start));
  const days = from === to ? first : `${first} tot en met ${last}`;
  const hours = formatOpenings(openings).map(({ days: weekdays, hours: open }) => `${weekdays} ${open}`);
  return `${days}: ${hours.join(', ') || 'gesloten'}${reason ? ` (${reason})` : ''}`;
}
