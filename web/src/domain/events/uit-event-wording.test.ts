import { describe, expect, it } from 'vitest';
import { NO_HOURS, WEEKDAYS, type Weekday } from './opening-hours.ts';
import {
  formatAddress,
  formatBeginning,
  formatOccurrence,
  formatPeriod,
  formatPlace,
  formatPrice,
  formatReservation,
  isWholeDay,
  phoneLink,
} from './uit-event-wording.ts';

const at = (start: string, end?: string) => ({
  start: new Date(start),
  end: end === undefined ? undefined : new Date(end),
});

it('formats when a date begins, and only the day if it has no hours', () => {
  expect(formatBeginning(at('2025-11-29T13:00:00Z'))).toBe('zaterdag 29 november om 14:00');
  expect(formatBeginning(at('2025-11-28T23:00:00Z', '2025-11-29T22:59:00Z'))).toBe('zaterdag 29 november');
});

describe('the wording of a date', () => {
  it.each([
    [
      'has both hours',
      at('2018-01-25T19:00:00Z', '2018-01-25T20:30:00Z'),
      'Donderdag 25 januari 2018 van 20:00 tot 21:30',
    ],
    [
      'has only the start if the end is unknown',
      at('2018-01-25T12:30:00Z'),
      'Donderdag 25 januari 2018 om 13:30',
    ],
    [
      'is only the day if it lasts all day, also when stored in UTC',
      at('2027-09-29T22:00:00Z', '2027-09-30T21:59:59Z'),
      'Donderdag 30 september 2027',
    ],
    [
      'has both days and hours if it lasts for several days',
      at('2018-01-25T19:00:00Z', '2018-01-28T20:30:00Z'),
      'Van donderdag 25 januari 2018 om 20:00 tot en met zondag 28 januari 2018 om 21:30',
    ],
    [
      'has only both days if each lasts all day, across the clock change',
      at('2025-10-24T22:00:00Z', '2025-10-26T22:59:59Z'),
      'Van zaterdag 25 oktober 2025 tot en met zondag 26 oktober 2025',
    ],
    [
      'assigns an evening that ends after midnight to the day it began',
      at('2027-11-05T21:00:00+01:00', '2027-11-06T01:30:00+01:00'),
      'Vrijdag 5 november 2027 van 21:00 tot 01:30',
    ],
    [
      'uses Brussels time before the clock change',
      at('2025-10-25T08:00:00Z', '2025-10-25T09:00:00Z'),
      'Zaterdag 25 oktober 2025 van 10:00 tot 11:00',
    ],
    [
      'uses Brussels time after the clock change',
      at('2025-10-26T09:00:00Z', '2025-10-26T10:00:00Z'),
      'Zondag 26 oktober 2025 van 10:00 tot 11:00',
    ],
  ])('formats a date: it %s (§2.75)', (_, occurrence, words) => {
    expect(formatOccurrence(occurrence)).toBe(words);
  });

  it('treats a date as all-day only if it lasts from midnight to 23:59', () => {
    expect(isWholeDay(at('2027-09-29T22:00:00Z', '2027-09-30T21:59:00Z'))).toBe(true);
    expect(isWholeDay(at('2027-09-29T22:00:00Z', '2027-09-30T20:00:00Z'))).toBe(false);
    expect(isWholeDay(at('2027-09-29T22:00:00Z'))).toBe(false);
  });

  it.each([
    ['cancelled', true, '(geannuleerd)'],
    ['postponed', false, '(uitgesteld)'],
    ['available', true, '(Volzet of uitverkocht)'],
    ['available', false, ''],
  ] as const)('marks a date with status %s, sold out: %s, as «%s»', (status, soldOut, words) => {
    expect(formatReservation({ status, soldOut })).toBe(words);
  });
});

describe('the wording of a period', () => {
  const period = (start: string, end?: string) =>
    formatPeriod({ kind: 'period', hours: NO_HOURS, ...at(start, end) });

  it('formats the first and last day of a period', () => {
    expect(period('2025-11-24T23:00:00Z', '2030-11-30T22:59:59Z')).toBe(
      'Van di 25 november 2025 tot za 30 november 2030',
    );
  });

  it('formats a one-day period as that day, and a period without a last day as its first day', () => {
    expect(period('2025-11-24T23:00:00Z', '2025-11-25T22:59:59Z')).toBe('Di 25 november 2025');
    expect(period('2025-11-24T23:00:00Z')).toBe('Vanaf di 25 november 2025');
  });

  it('formats a permanent event as «Alle dagen open», or as the days with opening hours', () => {
    const always = (...days: Weekday[]) =>
      formatPeriod({
        kind: 'permanent',
        hours: { weekly: [{ days, opens: '10:00', closes: '17:00' }], exceptions: [] },
      });
    expect(formatPeriod({ kind: 'permanent', hours: NO_HOURS })).toBe('Alle dagen open');
    expect(always(...WEEKDAYS)).toBe('Alle dagen open');
    expect(always('dinsdag', 'woensdag', 'vrijdag')).toBe('Open op dinsdag, woensdag en vrijdag');
    expect(always('maandag')).toBe('Open op maandag');
  });
});

it.each([
  [{ street: 'Stationsstraat 12', postalCode: '9000', town: 'Gent' }, 'Stationsstraat 12, 9000 Gent'],
  [{ postalCode: '9000', town: 'Gent' }, '9000 Gent'],
  [{ street: 'Dorp' }, 'Dorp'],
  [{ name: 'De Letterkast' }, undefined],
])('formats the address %j as «%s»', (place, address) => {
  expect(formatAddress(place)).toBe(address);
});

it.each([
  [{ name: 'De Letterkast', town: 'Gent' }, 'De Letterkast, Gent'],
  [{ name: 'Bibliotheek Gent', town: 'Gent' }, 'Bibliotheek Gent'],
  [{ name: 'De Letterkast' }, 'De Letterkast'],
  [{ town: 'Gent' }, 'Gent'],
  [{ street: 'Dorp' }, undefined],
])('formats the place %j as «%s»', (place, words) => {
  expect(formatPlace(place)).toBe(words);
});

it.each([
  [0, 'gratis'],
  [12, '12\u00a0euro'],
  [9.5, '9,50\u00a0euro'],
  [3.7, '3,70\u00a0euro'],
  [0.1 + 0.2, '0,30\u00a0euro'],
  [1250, '1250\u00a0euro'],
])('formats %d euro as «%s»', (amount, words) => {
  expect(formatPrice(amount)).toBe(words);
});

it.each([
  ['+32 (0)56/12.34.56', 'tel:+3256123456'],
  ['+32(0)56-12-34-56', 'tel:+3256123456'],
  ['0032 ( 0 ) 56 12 34 56', 'tel:003256123456'],
  ['+32 470 00 00 10', 'tel:+32470000010'],
  ['056 12 34 56', 'tel:056123456'],
  ['(0)56 12 34 56', 'tel:056123456'],
])('builds the link of the phone number %s: %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
