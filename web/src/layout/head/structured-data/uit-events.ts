import type {
  EventAttendanceModeEnumeration,
  EventLeaf,
  EventStatusType,
  OfferLeaf,
  PlaceLeaf,
  VirtualLocationLeaf,
} from 'schema-dts';
import type { Occurrence, UitEventDetail, UitPrice, UitStatus } from '../../../domain/events/uit-event.ts';
import { bookingState, hasSeats, isOver, upcomingOf } from '../../../domain/events/uit-event-times.ts';
import { isWholeDay } from '../../../domain/events/uit-event-wording.ts';
import { plainText } from '../../../domain/pages/body/rich-text.ts';
import { eventShareImage, shareImagePath } from '../../../domain/pages/share-image.ts';
import { dayOf } from '../../../domain/time/brussels.ts';
import { formatIsoInBrussels } from '../../../domain/time/format.ts';
import { postal } from './page-things.ts';
import { type Address, absolute } from './structured-data.ts';

/** Maximum number of dates: a course may have fifty evenings, but visitors search for the next ones. */
const MOST = 10;

const STATUS: Record<UitStatus, EventStatusType> = {
  available: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};

const ATTENDANCE: Record<UitEventDetail['attendance'], EventAttendanceModeEnumeration> = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/**
 * Returns the schema.org events of a UiTdatabank event: one for each upcoming date, or the last dates if all are over.
 * If the event has no date or no place, returns an empty list, because search engines require both.
 */
export function uitEvents(event: UitEventDetail, now: Date, site: Address): EventLeaf[] {
  const location = locationOf(event);
  if (location === undefined) return [];
  const { image, organiser, description } = event;
  const common: EventLeaf = {
    '@type': 'Event',
    name: event.title,
    description: plainText(description) || undefined,
    image: [image?.src ?? absolute(shareImagePath(event.path, eventShareImage(event, now)), site)],
    url: absolute(event.path, site),
    eventAttendanceMode: ATTENDANCE[event.attendance],
    location,
    organizer: organiser && { '@type': 'Organization', name: organiser.name, url: organiser.url },
  };
  return timesOf(event, now).map((time) => ({
    ...common,
    ...time.when,
    eventStatus: STATUS[time.status],
    offers: offers(event, now, time.seats),
  }));
}

type Time = { when: { startDate: string; endDate?: string }; status: UitStatus; seats: boolean };

function timesOf(event: UitEventDetail, now: Date): Time[] {
  const { calendar, status, soldOut } = event;
  if (calendar.kind === 'permanent') return [];
  if (calendar.kind === 'period') {
    const when = { startDate: dayOf(calendar.start), endDate: calendar.end && dayOf(calendar.end) };
    return [{ when, status, seats: status === 'available' && !soldOut }];
  }
  const times = isOver(event, now)
    ? calendar.occurrences.slice(-MOST)
    : upcomingOf(calendar, now).slice(0, MOST);
  return times.map((one) => ({ when: datesOf(one), status: one.status, seats: hasSeats(one) }));
}

/** Formats the start and end of a date: as days if it lasts all day, otherwise with hours. */
function datesOf(occurrence: Occurrence): Time['when'] {
  const format = isWholeDay(occurrence) ? dayOf : formatIsoInBrussels;
  return { startDate: format(occurrence.start), endDate: occurrence.end && format(occurrence.end) };
}

function locationOf({ place, attendance, onlineUrl }: UitEventDetail): EventLeaf['location'] {
  const hall: PlaceLeaf | undefined = place && {
    '@type': 'Place',
    name: place.name ?? place.town,
    address: postal(place),
  };
  if (attendance === 'offline') return hall;
  const online: VirtualLocationLeaf = { '@type': 'VirtualLocation', url: onlineUrl };
  // Organisers often send the URL of a stream only to people who booked. The event then has no online location.
  if (onlineUrl === undefined) return hall;
  return attendance === 'mixed' && hall ? [hall, online] : online;
}

/** Returns the known prices and whether seats are available; `undefined` if neither is known. */
function offers(event: UitEventDetail, now: Date, seats: boolean): readonly OfferLeaf[] | undefined {
  const state = bookingState(event, now);
  const url = event.booking?.url;
  if (event.prices.length === 0 && url === undefined) return undefined;
  const common: OfferLeaf = {
    '@type': 'Offer',
    url,
    availability: seats ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    validFrom: state.kind === 'later' ? formatIsoInBrussels(state.from) : undefined,
  };
  const priced = event.prices.map(({ name, amount }: UitPrice) => ({
    ...common,
    name,
    price: amount,
    priceCurrency: 'EUR',
  }));
  return priced.length > 0 ? priced : [common];
}
