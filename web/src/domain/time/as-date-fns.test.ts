import { TZDate, tz } from '@date-fns/tz';
import { addDays, eachDayOfInterval, format, parse, previousSunday } from 'date-fns';
import { nlBE } from 'date-fns/locale/nl-BE';
import { describe, expect, it } from 'vitest';
import { type Day, dayBounds, dayOf, formatContentDate, isDay, parseContentDate } from './brussels.ts';
import {
  dayParts,
  formatClock,
  formatDateTime,
  formatDayButton,
  formatDayName,
  formatFullDate,
  formatIsoInBrussels,
  formatLongDate,
  formatMediumDate,
  formatMoment,
  formatShortDate,
  formatShortMoment,
  formatTime,
} from './format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/**
 * The long form checks every hour and every day, the short one every 53rd: 53 is coprime to 24 and 7, so each hour and
 * each weekday occurs.
 */
const EVERY = process.env.LONG_FORM ? 1 : 53;
/** Usually takes a second or two, but far longer while other tests run. */
const TIMEOUT_MS = 300_000;

const ZONE = 'Europe/Brussels';
const inBrussels = { in: tz(ZONE), locale: nlBE };
const inUtc = { in: tz('UTC') };

const FORMATS: readonly [pattern: string, ours: (instant: Date) => string][] = [
  ['EEEE d MMMM y', formatFullDate],
  ['d MMMM y', formatLongDate],
  ['d MMM y', formatMediumDate],
  ['dd.MM.y', formatShortDate],
  ['HH:mm', formatTime],
  ['HH:mm:ss', formatClock],
  ['yyyy-MM-dd HH:mm', formatDateTime],
  ["yyyy-MM-dd'T'HH:mm:ssxxx", formatIsoInBrussels],
  ["EEEE d MMMM 'om' HH:mm", formatMoment],
  ['EEEEEE d MMM HH:mm', formatShortMoment],
  ['yyyy-MM-dd', dayOf],
  ['yyyy-MM-dd HH:mm', (instant) => formatContentDate(instant, 'wall')],
];

const DAY_FORMATS: readonly [pattern: string, ours: (day: Day) => string][] = [
  ['EEEE d MMMM', formatDayName],
  ['EEEEEE d/M', formatDayButton],
  ['EEEEEE', (day) => dayParts(day).short],
  ['EEEE', (day) => dayParts(day).weekday],
  ['d', (day) => dayParts(day).date],
  ['MMMM', (day) => dayParts(day).month],
];

/** The first instants that our formatter and date-fns write differently; empty if there are none. */
function differences(instants: Iterable<number>): string[] {
  // Most of the time of date-fns goes into the time zone, once per call, so all patterns are joined into one.
  const pattern = FORMATS.map(([each]) => each).join("'|'");
  const found: string[] = [];
  for (const instant of instants) {
    const theirs = format(instant, pattern, inBrussels).split('|');
    for (const [index, [name, ours]] of FORMATS.entries()) {
      const text = ours(new Date(instant));
      // The short moment has no period after its month.
      const expected = ours === formatShortMoment ? theirs[index]?.replace('.', '') : theirs[index];
      if (text === expected) continue;
      found.push(`${new Date(instant).toISOString()} ${name}: ${text}, not ${expected}`);
    }
  }
  return found.slice(0, 20);
}

function* instants(from: number, until: number, step: number): Generator<number> {
  for (let instant = from; instant < until; instant += step) yield instant;
}

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

/** The clock changes of those years: on the last Sunday of March and of October, at 01:00 UTC. */
const CHANGES = YEARS.flatMap((year) =>
  ['April', 'November'].map((month) => +previousSunday(Date.parse(`1 ${month} ${year} UTC`), inUtc) + HOUR),
);

/** All days of those years, according to date-fns. */
const DAYS = eachDayOfInterval({ start: Date.UTC(2024, 0, 1), end: Date.UTC(2030, 11, 31) }, inUtc).map(
  (date) => format(date, 'yyyy-MM-dd'),
);

describe('a date equals the output of date-fns', () => {
  it.each(YEARS)('formats the hours of %i like date-fns', { timeout: TIMEOUT_MS }, (year) => {
    expect(differences(instants(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1), EVERY * HOUR))).toEqual([]);
  });

  it('formats the hours around each clock change like date-fns', () => {
    const offset = (instant: number) => format(instant, 'xxx', inBrussels);
    expect(CHANGES.filter((change) => offset(change) === offset(change - 1))).toEqual([]);
    const around = CHANGES.flatMap((change) => [
      ...instants(change - 3 * HOUR, change + 3 * HOUR, 20 * MINUTE),
      ...[-SECOND, -1, 1, SECOND].map((step) => change + step),
    ]);
    expect(differences(around)).toEqual([]);
  });

  it('formats irregular instants of two centuries like date-fns, also outside the years of the summer time rule', () => {
    const odd = instants(Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1), 1999 * HOUR + 13 * MINUTE + 17 * SECOND);
    expect(differences(odd)).toEqual([]);
  });

  it.each(DAY_FORMATS)('formats a day by %s like date-fns', (pattern, ours) => {
    const days = DAYS.filter((_day, index) => index % EVERY === 0);
    expect(days.map(ours)).toEqual(days.map((day) => format(day, pattern, { ...inBrussels, ...inUtc })));
  });
});

describe('a day equals the day of date-fns', () => {
  /** The bounds of a day, according to date-fns. */
  const bounds = (day: Day) => {
    const start = parse(day, 'yyyy-MM-dd', new TZDate(0, ZONE));
    return { start: new Date(+start), end: new Date(+addDays(start, 1)) };
  };
  const ofChanges = CHANGES.flatMap((change) =>
    [-1, 0, 1].map((days) => format(addDays(change, days), 'yyyy-MM-dd', inBrussels)),
  );

  it('gives a day the same bounds as date-fns, including days of 23 and 25 hours', () => {
    const days = [...DAYS.filter((_day, index) => index % EVERY === 0), ...ofChanges];
    expect(days.map(dayBounds)).toEqual(days.map(bounds));
    const hours = (day: Day) => (+dayBounds(day).end - +dayBounds(day).start) / HOUR;
    expect([...new Set(ofChanges.map(hours))].sort()).toEqual([23, 24, 25]);
  });

  it('covers seven years without gaps, each day beginning where the last one ended', () => {
    expect(DAYS.map((day) => dayOf(dayBounds(day).end))).toEqual([...DAYS.slice(1), '2031-01-01']);
    expect(DAYS.map((day) => dayOf(dayBounds(day).start))).toEqual(DAYS);
    expect(DAYS.map((day) => dayOf(new Date(+dayBounds(day).end - 1)))).toEqual(DAYS);
  });

  it('accepts the same texts as days as date-fns does', () => {
    const two = (count: number) => String(count).padStart(2, '0');
    const texts = ['0000', '0099', '1900', '2000', '2025'].flatMap((year) =>
      Array.from(
        { length: 14 * 33 },
        (_, index) => `${year}-${two(Math.floor(index / 33))}-${two(index % 33)}`,
      ),
    );
    const known = (text: string) => !Number.isNaN(+parse(text, 'yyyy-MM-dd', new Date(0)));
    expect(texts.filter(isDay)).toEqual(texts.filter(known));
  });
});

it('reads a Brussels time as the first instant at which date-fns shows it', () => {
  for (const change of CHANGES) {
    const shown = new Map<string, number>();
    for (const instant of instants(change - 6 * HOUR, change + 6 * HOUR, 15 * MINUTE)) {
      const text = format(instant, 'yyyy-MM-dd HH:mm', inBrussels);
      if (!shown.has(text)) shown.set(text, instant);
    }
    for (const wall of instants(change - 3 * HOUR, change + 6 * HOUR, 15 * MINUTE)) {
      const text = new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
      // Skipped times are never shown; they move forward by an hour.
      const expected = shown.get(text) ?? wall - HOUR;
      expect(parseContentDate(text, 'wall'), text).toEqual(new Date(expected));
    }
  }
});
