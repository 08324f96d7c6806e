import type { Image } from '../images/image.ts';
import type { RichText } from '../pages/rich-text.ts';
import type { AgeRange } from '../programme/age-range.ts';
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
export type UitPlace = { name?: string; street?: string; postalCode?: string; town?: string };

/** An event that others organise, as the list shows it. Facts only: see uit-event-times.ts. */
export type UitEvent = {
  /** The last part of its address at UiTdatabank; mostly a uuid. */
  id: string;
  path: string;
  title: string;
  /** The language of the title where it is not Dutch, such as `fr`. */
  language?: string;
  calendar: UitCalendar;
  /** Of the whole event; its dates have their own. */
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
  /** Empty: unknown, which is not free. */
  prices: readonly UitPrice[];
  ages?: AgeRange;
  organiser?: { name: string; url?: string };
  booking?: UitBooking;
  /** Where to watch what is online. */
  onlineUrl?: string;
};

/** In euro; 0 is free. The base price has no name worth telling. */
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
