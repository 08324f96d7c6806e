import { z } from 'zod';
import {
  type Exception,
  NO_HOURS,
  type Opening,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../../domain/events/opening-hours.ts';
import { isDay } from '../../domain/time/brussels.ts';
import { list, passthrough, record, text } from './fields.ts';
import { localisedText } from './localised.ts';

const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAYS: ReadonlyMap<unknown, Weekday> = new Map(
  ENGLISH.flatMap((name, index) => (WEEKDAYS[index] ? [[name, WEEKDAYS[index]] as const] : [])),
);
const HOUR = /^(?:[01]\d|2[0-4]):[0-5]\d$/;

const openingSchema = z.object({ opens: text, closes: text, dayOfWeek: list });
const exceptionSchema = z.object({
  startDate: text,
  endDate: text,
  description: passthrough,
  openingHours: passthrough,
});

/** The hours of a period or of something permanent, with its closed days and those with other hours. */
export function parseOpeningHours(
  fields: { openingHours?: unknown; openingHoursClosedDays?: unknown; openingHoursAdjustedDays?: unknown },
  mainLanguage: string | undefined,
): OpeningHours {
  const weekly = openings(fields.openingHours);
  if (weekly.length === 0) return NO_HOURS;
  const closed = exceptions(fields.openingHoursClosedDays, mainLanguage).map((one) => ({
    ...one,
    openings: [],
  }));
  const adjusted = exceptions(fields.openingHoursAdjustedDays, mainLanguage);
  return { weekly, exceptions: [...closed, ...adjusted].sort((a, b) => a.from.localeCompare(b.from)) };
}

function openings(value: unknown): Opening[] {
  return list.parse(value).flatMap((one) => {
    const { opens, closes, dayOfWeek } = openingSchema.parse(record(one));
    const days = dayOfWeek.flatMap((name) => DAYS.get(name) ?? []);
    const known = opens !== undefined && closes !== undefined && HOUR.test(opens) && HOUR.test(closes);
    return known && days.length > 0 ? [{ days, opens, closes }] : [];
  });
}

function exceptions(value: unknown, mainLanguage: string | undefined): Exception[] {
  return list.parse(value).flatMap((one) => {
    const { startDate, endDate, description, openingHours } = exceptionSchema.parse(record(one));
    if (startDate === undefined || !isDay(startDate)) return [];
    const to = endDate !== undefined && isDay(endDate) && endDate >= startDate ? endDate : startDate;
    const reason = localisedText(description, mainLanguage);
    return [{ from: startDate, to, reason, openings: openings(openingHours) }];
  });
}
