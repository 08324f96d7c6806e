import { nlBE } from 'date-fns/locale/nl-BE';
import { describe, expect, it } from 'vitest';
import {
  dayParts,
  formatAsOf,
  formatDateTime,
  formatDayButton,
  formatDayCount,
  formatDayName,
  formatFullDate,
  formatIsoInBrussels,
  formatLongDate,
  formatMediumDate,
  formatMinutes,
  formatPeriod,
  formatPublicationDate,
  formatShortDate,
  formatSpan,
  formatTime,
} from './format.ts';

const at = (iso: string) => new Date(iso);
/** 10:00 on the last day of summer time. */
const saturday = at('2025-10-25T08:00:00Z');
/** 10:00 on the first day of winter time. */
const sunday = at('2025-10-26T09:00:00Z');

describe('a date in Belgian Dutch', () => {
  it.each([
    ['full, EEEE d MMMM y', formatFullDate, 'zaterdag 25 oktober 2025', 'zondag 26 oktober 2025'],
    ['long, d MMMM y', formatLongDate, '25 oktober 2025', '26 oktober 2025'],
    ['medium, d MMM y', formatMediumDate, '25 okt. 2025', '26 okt. 2025'],
    ['short, dd.MM.y', formatShortDate, '25.10.2025', '26.10.2025'],
  ])('writes a date in the format %s (§9.12)', (_name, format, onSaturday, onSunday) => {
    expect([format(saturday), format(sunday)]).toEqual([onSaturday, onSunday]);
  });

  it('formats 10:00 as 10:00 on both sides of the clock change (§9.10)', () => {
    expect([formatTime(saturday), formatTime(sunday)]).toEqual(['10:00', '10:00']);
    expect([formatDateTime(saturday), formatDateTime(sunday)]).toEqual([
      '2025-10-25 10:00',
      '2025-10-26 10:00',
    ]);
  });

  it('formats a point in time with the UTC offset of Brussels', () => {
    expect(formatIsoInBrussels(saturday)).toBe('2025-10-25T10:00:00+02:00');
    expect(formatIsoInBrussels(sunday)).toBe('2025-10-26T10:00:00+01:00');
    expect(formatIsoInBrussels(at('2025-10-26T00:30:00Z'))).toBe('2025-10-26T02:30:00+02:00');
    expect(formatIsoInBrussels(at('2025-10-26T01:30:00Z'))).toBe('2025-10-26T02:30:00+01:00');
  });

  it('uses the date in Brussels after midnight, not the UTC date', () => {
    expect(formatFullDate(at('2025-10-26T23:30:00Z'))).toBe('maandag 27 oktober 2025');
    expect(formatTime(at('2025-10-26T23:30:00Z'))).toBe('00:30');
  });

  it.each([
    ['2026-03-01', '1 mrt. 2026'],
    ['2026-05-01', '1 mei 2026'],
    ['2026-09-01', '1 sep. 2026'],
    ['2026-01-01', '1 jan. 2026'],
  ])('abbreviates months like the locale: %s becomes «%s» (§9.10)', (day, text) => {
    expect(formatMediumDate(at(`${day}T12:00:00Z`))).toBe(text);
  });
});

describe('a day', () => {
  it.each([
    ['2025-10-25', 'za 25/10', 'zaterdag 25 oktober'],
    ['2025-10-26', 'zo 26/10', 'zondag 26 oktober'],
    ['2025-11-02', 'zo 2/11', 'zondag 2 november'],
  ])('formats the day %s as «%s» on buttons and as «%s» in full (§2.19)', (day, button, name) => {
    expect([formatDayButton(day), formatDayName(day)]).toEqual([button, name]);
  });

  it('returns the weekday, date and month of a day for the day strip', () => {
    expect(dayParts('2025-11-02')).toEqual({ short: 'zo', weekday: 'zondag', date: '2', month: 'november' });
  });
});

it.each([
  ['2026-10-24', '2026-11-01', '24 oktober tot 1 november 2026'],
  ['2026-10-03', '2026-10-11', '3 tot 11 oktober 2026'],
  ['2026-12-28', '2027-01-03', '28 december 2026 tot 3 januari 2027'],
  ['2026-10-24', '2026-10-24', '24 oktober 2026'],
])('formats the period from %s to %s without repeating month or year', (first, last, words) => {
  expect(formatPeriod(first, last)).toBe(words);
});

describe('a publication date', () => {
  it.each([
    ['2025-09-03T12:15:00Z', '3 september 2025, 14:15'],
    ['2025-11-03T08:05:00Z', '3 november 2025, 09:05'],
  ])('formats a publication date with its time, if it has one: %s becomes «%s» (§2.25)', (instant, text) => {
    expect(formatPublicationDate(at(instant))).toBe(text);
  });

  it.each([
    ['midnight in Brussels, in summer', '2025-09-02T22:00:00Z', '3 september 2025'],
    ['midnight in Brussels, in winter', '2025-11-02T23:00:00Z', '3 november 2025'],
    ['a day without an hour, which is stored as midnight in UTC', '2025-09-03T00:00:00Z', '3 september 2025'],
  ])('formats the publication date %s without a time (§2.25)', (_case, instant, text) => {
    expect(formatPublicationDate(at(instant))).toBe(text);
  });
});

describe('the start and end of an item', () => {
  it.each([
    [
      'within a day',
      '2025-10-25T08:00:00Z',
      '2025-10-25T09:30:00Z',
      'zaterdag 25 oktober 2025, 10:00 tot 11:30',
    ],
    [
      'past midnight',
      '2025-10-31T22:00:00Z',
      '2025-11-01T01:00:00Z',
      'vrijdag 31 oktober 2025, 23:00 tot 02:00',
    ],
    [
      'over several days',
      '2025-10-25T08:00:00Z',
      '2025-11-02T17:00:00Z',
      '25 oktober 2025 tot 2 november 2025',
    ],
    [
      'over the repeated hour',
      '2025-10-26T00:30:00Z',
      '2025-10-26T01:30:00Z',
      'zondag 26 oktober 2025, 02:30 tot 02:30',
    ],
  ])('formats the start and end of an item %s', (_case, start, end, text) => {
    expect(formatSpan(at(start), at(end))).toBe(text);
  });

  it('formats only the start if the editor set no end', () => {
    expect(formatSpan(sunday, undefined)).toBe('zondag 26 oktober 2025, 10:00');
  });
});

it('counts weeks from Monday; the first week of a year contains 4 January (§9.11)', () => {
  expect(nlBE.options).toMatchObject({ weekStartsOn: 1, firstWeekContainsDate: 4 });
});

it.each([
  [9, 3, '9 belevingen en 3 doorlopende'],
  [1, 0, '1 beleving'],
  [0, 1, '1 doorlopende beleving'],
  [0, 2, '2 doorlopende belevingen'],
  [0, 0, 'geen belevingen'],
])('counts %i timed and %i all-day items separately', (timed, ongoing, text) => {
  expect(formatDayCount(timed, ongoing)).toBe(text);
});

describe('the time of an older state', () => {
  it('describes a point in time relative to the current day in Brussels', () => {
    const now = at('2025-10-27T00:10:00+01:00');
    expect(formatAsOf(at('2025-10-27T00:05:00+01:00'), now)).toBe('vandaag 00:05');
    expect(formatAsOf(at('2025-10-26T00:05:00+02:00'), now)).toBe('gisteren 00:05');
    expect(formatAsOf(at('2025-10-25T18:40:00+02:00'), now)).toBe('zaterdag 25 oktober 18:40');
  });
});

it.each([
  [1, 'een minuut'],
  [2, 'twee minuten'],
  [12, 'twaalf minuten'],
  [40, '40 minuten'],
  [60, 'een uur'],
  [90, 'anderhalf uur'],
  [100, '100 minuten'],
  [120, 'twee uur'],
])('formats a duration of %i minutes as «%s»', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
