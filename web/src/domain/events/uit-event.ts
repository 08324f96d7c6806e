import type { Image } from '../images/image.ts';
import type { RichText } from '../pages/body/block.ts';
import { BASE } from '../pages/paths.ts';
import type { AgeRange } from '../programme/programme-item.ts';
import type { Point } from '../towns/distance.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Whether something goes on: as planned, put off to a day that is not known yet, or not at all. */
export type UitStatus = 'available' | 'postponed' | 'cancelled';

/** One time at which an event goes on. Without an end only the hour at which it begins is known. */
export type Occurrence = {
  start: Date;
  end?: Date;
  status: UitStatus;
  /** Why it does not go on, in the organiser's words. */
  reason?: string;
  soldOut: boolean;
};

/** When an event goes on. */
export type UitCalendar =
  | UitDates
  /** Every day from a first to a last one, as far as its hours say. */
  | { kind: 'period'; start: Date; end?: Date; hours: OpeningHours }
  | { kind: 'permanent'; hours: OpeningHours };

/** On single dates, by start. */
export type UitDates = {
  kind: 'dates';
  occurrences: readonly [Occurrence, ...Occurrence[]];
  /** How many more there are, where not all of them are handed on. */
  untold?: number;
};

/** Where it goes on, as far as the organiser tells. */
export type UitPlace = {
  name?: string;
  street?: string;
  postalCode?: string;
  town?: string;
  /** As its organiser put it on the map. */
  point?: Point;
};

/** A bookstore as the page of an event names it: the one that it is in, or the nearest one, and how far that is. */
export type EventBookstore = { path: string; title: string; town?: string; away?: string };

/** An event that others organise, as the list shows it. Facts only: see uit-event-times.ts. */
export type UitEvent = {
  /** The last part of its address at UiTdatabank; mostly a uuid. */
  id: string;
  path: string;
  title: string;
  /** The language of the title where it is not Dutch, such as `fr`. */
  language?: string;
  calendar: UitCalendar;
  /** The status of the whole event; each of its dates has its own. */
  status: UitStatus;
  reason?: string;
  soldOut: boolean;
  attendance: 'offline' | 'online' | 'mixed';
  /** Missing for what is online only. */
  place?: UitPlace;
  /** «Voorleessessie», «Lezing of congres». */
  kind?: string;
  image?: Image;
};

/** An event with all that its own page tells. */
export type UitEventDetail = UitEvent & {
  description: RichText;
  descriptionLanguage?: string;
  /** Where it is empty the price is unknown, which is not free. */
  prices: readonly UitPrice[];
  ages?: AgeRange;
  organiser?: { name: string; url?: string };
  booking?: UitBooking;
  /** Where to watch what is online. */
  onlineUrl?: string;
};

/** A price in euro; 0 is free. The base price has no name worth telling. */
export type UitPrice = { name?: string; amount: number };

/** How and when a seat is booked. */
export type UitBooking = {
  url?: string;
  /** The organiser's own words for it, such as «Koop tickets». */
  label?: string;
  phone?: string;
  email?: string;
  from?: Date;
  until?: Date;
};

/** The tags by which the list of UiTdatabank can be narrowed, one at a time (spec §2, «Uit events overview»). */
export const UIT_LABELS = ['Voorleessessie', 'Voorstelling', 'Signeersessie', 'Workshops'] as const;
export type UitLabel = (typeof UIT_LABELS)[number];

/** The tag that an address asks for, or `undefined` for an unknown one. Like UiTdatabank it ignores capitals. */
export function uitLabel(asked: string | null): UitLabel | undefined {
  const wanted = asked?.trim().toLowerCase();
  return UIT_LABELS.find((label) => label.toLowerCase() === wanted);
}

/** UiTdatabank's ids are uuids; the oldest lack the last hyphen. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-(?:[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/i;

/** Whether the last segment of a path names an event of UiTdatabank; anything else is a story of our own. */
export function isUitEventId(segment: string): boolean {
  return ID.test(segment);
}

/**
 * The path of an event on this site: the last part of its `@id`, behind the route of the tour's activities. What stands
 * before it differs: `event/`, `events/` since 2026, `rest/events/` at the search host. `undefined` for an `@id` that
 * names nothing.
 */
export function uitEventPath(atId: string): string | undefined {
  if (!URL.canParse(atId)) return undefined;
  const id = new URL(atId).pathname.split('/').findLast((part) => part !== '');
  return id === undefined ? undefined : `${BASE.onTourExperience}/${id}`;
}
