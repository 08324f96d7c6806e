import type { Image } from '../images/image.ts';
import type { RichText } from '../pages/body/block.ts';
import { BASE } from '../pages/paths.ts';
import type { AgeRange } from '../programme/programme-item.ts';
import type { Point } from '../towns/distance.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Whether an event or date takes place: as planned, on an unknown later day, or not at all. */
export type UitStatus = 'available' | 'postponed' | 'cancelled';

/** One date of an event. Without `end`, only the start is known. */
export type Occurrence = {
  start: Date;
  end?: Date;
  status: UitStatus;
  /** The organiser's reason why the date does not take place. */
  reason?: string;
  soldOut: boolean;
};

/** The dates, or the period, of an event. */
export type UitCalendar =
  | UitDates
  /** Every day from the first to the last day. Without `end`, the last day is unknown. */
  | { kind: 'period'; start: Date; end?: Date; hours: OpeningHours }
  | { kind: 'permanent'; hours: OpeningHours };

/** Single dates, ordered by start. */
export type UitDates = {
  kind: 'dates';
  occurrences: readonly [Occurrence, ...Occurrence[]];
  /** The number of dates that `occurrences` omits. */
  omittedDates?: number;
};

/** The place of an event, as far as the organiser specified it. */
export type UitPlace = {
  name?: string;
  street?: string;
  postalCode?: string;
  town?: string;
  /** The coordinates from the organiser. */
  point?: Point;
};

/** A bookstore on the page of an event: the one that hosts the event, or the nearest one with its distance. */
export type EventBookstore = { path: string; title: string; town?: string; away?: string };

/** An event of another organiser, as the list shows it. uit-event-times.ts derives the state of the event. */
export type UitEvent = {
  /** The last part of the event's URL at UiTdatabank, usually a UUID. */
  id: string;
  path: string;
  title: string;
  /** The language of the title if it is not Dutch, such as `fr`. */
  language?: string;
  calendar: UitCalendar;
  /** The status of the whole event. In addition, each date has a status. */
  status: UitStatus;
  reason?: string;
  soldOut: boolean;
  attendance: 'offline' | 'online' | 'mixed';
  /** The place; `undefined` for an event that is only online. */
  place?: UitPlace;
  /** The type of event: «Voorleessessie», «Lezing of congres». */
  kind?: string;
  image?: Image;
};

/** An event with everything that its page shows. */
export type UitEventDetail = UitEvent & {
  description: RichText;
  descriptionLanguage?: string;
  /** The prices. An empty list means that the price is unknown, not that the event is free. */
  prices: readonly UitPrice[];
  ages?: AgeRange;
  organiser?: { name: string; url?: string };
  booking?: UitBooking;
  /** The address at which visitors can watch an online event. */
  onlineUrl?: string;
};

/** A price in euro; 0 means free. The base price has no name. */
export type UitPrice = { name?: string; amount: number };

/** How and when to book a seat. */
export type UitBooking = {
  url?: string;
  /** The organiser's own label, such as «Koop tickets». */
  label?: string;
  phone?: string;
  email?: string;
  from?: Date;
  until?: Date;
};

/** The labels that filter the list of UiTdatabank events, one at a time (spec §2, «Uit events overview»). */
export const UIT_LABELS = ['Voorleessessie', 'Voorstelling', 'Signeersessie', 'Workshops'] as const;
export type UitLabel = (typeof UIT_LABELS)[number];

/** Returns the requested label, or `undefined` if it is unknown. Ignores case, as UiTdatabank does. */
export function uitLabel(requested: string | null): UitLabel | undefined {
  const wanted = requested?.trim().toLowerCase();
  return UIT_LABELS.find((label) => label.toLowerCase() === wanted);
}

/** UiTdatabank ids are UUIDs; the oldest ones lack the last hyphen. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-(?:[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/i;

/** Returns whether the last part of a path is the id of a UiTdatabank event; otherwise, it is the slug of a story. */
export function isUitEventId(segment: string): boolean {
  return ID.test(segment);
}

/**
 * Returns the path of an event on this site: the route of the tour's activities plus the id in the event's `@id`. The
 * part of an `@id` before the id varies: `event/`, since 2026 `events/`, at the search host `rest/events/`. Returns
 * `undefined` for an `@id` without an id.
 */
export function uitEventPath(atId: string): string | undefined {
  if (!URL.canParse(atId)) return undefined;
  const id = new URL(atId).pathname.split('/').findLast((part) => part !== '');
  return id === undefined ? undefined : `${BASE.onTourExperience}/${id}`;
}
