import { type Day, dayAfter, dayOf, daysBetween } from '../../time/brussels.ts';
import { formatDayButton, formatDayName, formatTime } from '../../time/format.ts';
import { isMultiDay } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isDropIn, openingHours } from './drop-in.ts';

const MINUTE_MS = 60_000;

/** How far ahead «straks» extends, in minutes. */
export const SOON_MINUTES = 60;

/** If at least this many minutes remain, the site shows the end time instead of the remaining time. */
const MANY_MINUTES = 100;

/** Returns the minutes until a point in time, rounded up; 0 or negative once it has passed. */
export const minutesUntil = (instant: Date, now: Date): number => Math.ceil((+instant - +now) / MINUTE_MS);

/** Formats the remaining time: «nog 8 min», or «tot 18:00» if it is long. */
function untilWords(end: Date, now: Date): string {
  const minutes = Math.max(1, minutesUntil(end, now));
  return minutes < MANY_MINUTES ? `nog ${minutes} min` : `tot ${formatTime(end)}`;
}

/** Formats how long an item still runs: «nog 8 min», «tot 18:00», «tot zo 2/11»; `undefined` without an end. */
export function timeLeft(item: Pick<RowItem, 'start' | 'end'>, now: Date): string | undefined {
  if (item.end === undefined) return undefined;
  return isMultiDay(item) ? `tot ${formatDayButton(dayOf(item.end))}` : untilWords(item.end, now);
}

/**
 * Formats the state of an item that visitors can still enter or that is to come: «al 6 min bezig», «nog 20 min»,
 * «over 8 min», «om 15:30», «morgen om 10:00».
 */
export function stateWords(item: Pick<RowItem, 'start' | 'end' | 'ongoing' | 'type'>, now: Date): string {
  const minutes = minutesUntil(item.start, now);
  if (minutes > SOON_MINUTES) return whenWords(item.start, now);
  if (minutes > 0) return `over ${minutes} min`;
  if (isDropIn(item))
    return item.end === undefined ? 'nu open' : untilWords(openingHours(item, now).closes, now);
  return minutes === 0 ? 'begint nu' : `al ${-minutes} min bezig`;
}

/** Formats a start: «om 14:00», «morgen om 10:00», «vrijdag 31 oktober om 10:00». */
function whenWords(start: Date, now: Date): string {
  const [day, today] = [dayOf(start), dayOf(now)];
  if (day === today) return `om ${formatTime(start)}`;
  return `${day === dayAfter(today) ? 'morgen' : formatDayName(day)} om ${formatTime(start)}`;
}

/** Formats the next start as a title: «Straks om 14:00», «Morgen om 10:00», «Op vrijdag 31 oktober om 10:00». */
export function whenNext(start: Date, now: Date): string {
  const day = dayOf(start);
  const time = formatTime(start);
  if (day === dayOf(now)) return `Straks om ${time}`;
  return day === dayAfter(dayOf(now)) ? `Morgen om ${time}` : `Op ${formatDayName(day)} om ${time}`;
}

/** Formats the countdown to the festival: «Nog 12 dagen», «Morgen om 10:00 begint het». */
export function countdown(start: Date, now: Date): string {
  const nights = daysBetween(dayOf(now), dayOf(start));
  if (nights > 1) return `Nog ${nights} dagen`;
  return `${nights === 1 ? 'Morgen' : 'Vandaag'} om ${formatTime(start)} begint het`;
}

/** Formats the countdown to a day without a known opening hour: «Nog 12 dagen», «Morgen begint het». */
export function countdownDays(first: Day, now: Date): string {
  const nights = daysBetween(dayOf(now), first);
  return nights > 1 ? `Nog ${nights} dagen` : 'Morgen begint het';
}
