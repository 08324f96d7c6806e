import type { EventLeaf, EventStatusType, FestivalLeaf, OfferLeaf, PersonLeaf, PlaceLeaf } from 'schema-dts';
import type { Experience, FestivalDay, HomePage } from '../../../domain/pages/page.ts';
import { FESTIVAL_NAME, type Venue } from '../../../domain/pages/site-frame.ts';
import type { AgeRange } from '../../../domain/programme/programme-item.ts';
import { momentPlaceOf, type ProgrammeItem } from '../../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../../domain/programme/reservation.ts';
import type { Status } from '../../../domain/programme/status.ts';
import { formatIsoInBrussels } from '../../../domain/time/format.ts';
import { drawnPicture } from '../shared-picture.ts';
import { described, organisation, pictures, placeIn, postal } from './page-things.ts';
import { type Address, absolute } from './structured-data.ts';

type Held = {
  experience: Experience;
  items: readonly ProgrammeItem[];
  reservationUrl?: string;
  /** The venue of the festival. */
  venue?: Venue;
  now: Date;
  site: Address;
};

/** Returns an event for each moment of an experience in the hall. */
export const festivalEvents = (held: Held): EventLeaf[] =>
  held.items.map((item) => event(item, held, placeIn(held.venue, momentPlaceOf(item))));

/** Returns an event for each moment of an activity of the tour, located in a town. */
export const tourEvents = (held: Held): EventLeaf[] =>
  held.items.map((item) =>
    event(item, held, {
      '@type': 'Place',
      name: momentPlaceOf(item) ?? FESTIVAL_NAME,
      address: postal({ street: item.preciseLocation, town: item.location?.title }),
    }),
  );

/** Returns the festival as one event, from the first day to the last; `undefined` if no days are known. */
export function festival(
  home: HomePage,
  days: readonly FestivalDay[],
  venue: Venue | undefined,
  site: Address,
): FestivalLeaf | undefined {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    '@type': 'Festival',
    name: FESTIVAL_NAME,
    description: described(home),
    image: pictures(home) ?? [drawnPicture(site).src],
    url: site.canonical,
    startDate: first.day,
    endDate: last.day,
    ...AS_HELD,
    eventStatus: SCHEDULED,
    location: placeIn(venue),
    organizer: organisation(site),
  };
}

const AS_HELD = {
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  inLanguage: 'nl-BE',
} as const;

const SCHEDULED = 'https://schema.org/EventScheduled';

/** The schema.org equivalents of statuses. «volzet» is missing, because schema.org states it in the offer. */
const EVENT_STATUS: Partial<Record<Status, EventStatusType>> = {
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
};

function event(
  item: ProgrammeItem,
  { experience, reservationUrl: url, now, site }: Held,
  location: PlaceLeaf | undefined,
): EventLeaf {
  const status = item.statuses.map((one) => EVENT_STATUS[one]);
  const seat = experience.hideReservation ? undefined : reservationUrl(item, url, now);
  return {
    '@type': 'Event',
    name: item.title,
    description: described(experience),
    image: pictures(experience) ?? [drawnPicture(site).src],
    url: site.canonical,
    startDate: formatIsoInBrussels(item.start),
    endDate: item.end && formatIsoInBrussels(item.end),
    ...AS_HELD,
    eventStatus: status.find((one) => one !== undefined) ?? SCHEDULED,
    location,
    performer: performers(item, site),
    typicalAgeRange: item.ages && ageRange(item.ages),
    offers: offer(item, seat),
    organizer: organisation(site),
  };
}

/** Formats an age range for schema.org: «6-9», «12-». */
const ageRange = ({ from = 0, to }: AgeRange): string => `${from}-${to ?? ''}`;

/** Returns the authors as performers; `undefined` if no author is named. */
const performers = ({ authors }: ProgrammeItem, site: Address): PersonLeaf[] | undefined =>
  authors?.map(({ name, path }) => ({ '@type': 'Person', name, url: absolute(path, site) }));

/** Returns an offer that states whether seats are available or sold out; `undefined` if no reservation is needed. */
function offer(item: ProgrammeItem, url: string | undefined): OfferLeaf | undefined {
  if (url !== undefined) return { '@type': 'Offer', url, availability: 'https://schema.org/InStock' };
  return item.statuses.includes('soldOut')
    ? { '@type': 'Offer', availability: 'https://schema.org/SoldOut' }
    : undefined;
}
