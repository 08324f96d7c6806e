import { expect, test } from 'vitest';
import { temporaryEvents } from './temporary-events.ts';

const encoded = (moment: string) => encodeURIComponent(moment);

/** Returns a query for events that take place between two instants, inclusive. */
function between(from: string, to: string): string {
  return `dateFrom=${encoded(from)}&dateTo=${encoded(to)}`;
}

test('finds events that overlap the period between two dates, whatever the UTC offsets', async () => {
  const events = temporaryEvents();
  events.event('a', { startDate: '2027-10-30T18:00:00+00:00', endDate: '2027-10-30T20:00:00+00:00' });
  expect(await events.ids(between('2027-10-30T22:00:00+02:00', '2027-10-30T23:00:00+02:00'))).toEqual(['a']);
  expect(await events.ids(between('2027-10-30T22:00:01+02:00', '2027-10-30T23:00:00+02:00'))).toEqual([]);
  expect(await events.ids(`dateFrom=${encoded('2027-10-30T20:00:00Z')}`)).toEqual(['a']);
  expect(await events.ids(`dateTo=${encoded('2027-10-30T17:59:59Z')}`)).toEqual([]);
  expect(await events.ids('dateFrom=*')).toEqual(['a']);
});

test('finds an event with several dates on each of its dates, but not between them', async () => {
  const events = temporaryEvents();
  events.event('a', {
    calendarType: 'multiple',
    startDate: '2027-10-30T10:00:00+02:00',
    endDate: '2027-11-01T12:00:00+01:00',
    subEvent: [
      { startDate: '2027-10-30T10:00:00+02:00', endDate: '2027-10-30T12:00:00+02:00' },
      { startDate: '2027-11-01T10:00:00+01:00', endDate: '2027-11-01T12:00:00+01:00' },
      { startDate: 'ooit' },
    ],
  });
  const day = (date: string, offset: string) =>
    between(`${date}T00:00:00${offset}`, `${date}T23:59:59${offset}`);
  expect(await events.ids(day('2027-10-30', '+02:00'))).toEqual(['a']);
  expect(await events.ids(day('2027-10-31', '+02:00'))).toEqual([]);
  expect(await events.ids(day('2027-11-01', '+01:00'))).toEqual(['a']);
});

test('if a query has dates, compares its status with the status of the matching date', async () => {
  const events = temporaryEvents();
  events.event('a', {
    calendarType: 'multiple',
    status: { type: 'Available' },
    subEvent: [
      {
        startDate: '2027-10-30T10:00:00+02:00',
        endDate: '2027-10-30T12:00:00+02:00',
        status: { type: 'Unavailable' },
      },
      { startDate: '2027-11-01T10:00:00+01:00', endDate: '2027-11-01T12:00:00+01:00' },
    ],
  });
  const saturday = between('2027-10-30T00:00:00+02:00', '2027-10-30T23:59:59+02:00');
  const monday = between('2027-11-01T00:00:00+01:00', '2027-11-01T23:59:59+01:00');
  expect(await events.ids(`${saturday}&status=Unavailable`)).toEqual(['a']);
  expect(await events.ids(`${saturday}&status=Available`)).toEqual([]);
  expect(await events.ids(`${monday}&status=Available`)).toEqual(['a']);
  expect(await events.ids('status=Unavailable')).toEqual([]);
});

test('finds a periodic event at any time, or only during its opening hours in Brussels time if it has any', async () => {
  const events = temporaryEvents();
  const period = {
    calendarType: 'periodic',
    startDate: '2027-10-23T00:00:00+02:00',
    endDate: '2027-11-07T23:59:59+01:00',
    availableTo: '2027-11-07T23:59:59+01:00',
  };
  const open = (opens: string, closes: string, ...dayOfWeek: string[]) => ({ opens, closes, dayOfWeek });
  events.event('always', period);
  events.event('open', {
    ...period,
    openingHours: [
      open('10:00', '18:00', 'saturday', 'sunday', 'monday'),
      open('20:00', '02:00', 'friday'),
      { opens: '10:00' },
    ],
    openingHoursClosedDays: [{ startDate: '2027-10-31', endDate: '2027-10-31' }],
    openingHoursAdjustedDays: [
      { startDate: '2027-10-31', endDate: '2027-11-01', openingHours: [open('13:00', '15:00', 'monday')] },
    ],
  });
  const at = (moment: string) => events.ids(between(moment, moment));
  expect(await at('2027-10-23T09:59:00+02:00')).toEqual(['always']);
  expect(await at('2027-10-23T10:00:00+02:00')).toEqual(['always', 'open']);
  expect(await at('2027-10-30T18:00:00+02:00')).toEqual(['always', 'open']);
  expect(await at('2027-10-29T21:00:00+02:00')).toEqual(['always']);
  expect(await events.ids(between('2027-10-29T00:00:00+02:00', '2027-10-29T23:59:59+02:00'))).toEqual([
    'always',
  ]);
  expect(await at('2027-10-31T12:00:00+01:00')).toEqual(['always']);
  expect(await at('2027-11-01T12:00:00+01:00')).toEqual(['always']);
  expect(await at('2027-11-01T14:00:00+01:00')).toEqual(['always', 'open']);
  expect(await at('2027-11-06T17:59:00+01:00')).toEqual(['always', 'open']);
  expect(await at('2027-11-06T18:01:00+01:00')).toEqual(['always']);
});

test('finds a permanent event at any time, but one with opening hours only when it is open', async () => {
  const events = temporaryEvents();
  const permanent = { calendarType: 'permanent', startDate: undefined, endDate: undefined };
  events.event('always', permanent);
  events.event('mondays', {
    ...permanent,
    openingHours: [{ opens: '10:00', closes: '18:00', dayOfWeek: ['monday'] }],
  });
  const at = (moment: string) => events.ids(between(moment, moment));
  expect(await at('2040-01-01T00:00:00Z')).toEqual(['always']);
  expect(await at('2027-09-06T17:59:00+02:00')).toEqual(['always', 'mondays']);
  expect(await at('2027-09-06T18:01:00+02:00')).toEqual(['always']);
});

test('reads opening hours as local time, also in the nights of a clock change', async () => {
  const events = temporaryEvents();
  events.event('a', {
    calendarType: 'permanent',
    openingHours: [{ opens: '01:30', closes: '01:45', dayOfWeek: ['sunday'] }],
  });
  const at = (moment: string) => events.ids(between(moment, moment));
  expect(await at('2027-10-31T01:40:00+02:00')).toEqual(['a']);
  expect(await at('2028-03-26T01:40:00+01:00')).toEqual(['a']);
  expect(await at('2027-10-31T01:40:00+01:00')).toEqual([]);
});

test('never finds an event without dates, whatever dates are given', async () => {
  const events = temporaryEvents();
  events.event('a', { startDate: undefined, endDate: undefined });
  events.event('b', { calendarType: undefined });
  events.event('c', { startDate: '2027-10-31T00:00:00+02:00', endDate: '2027-10-30T00:00:00+02:00' });
  expect(await events.ids(`dateFrom=${encoded('2000-01-01T00:00:00Z')}`)).toEqual([]);
  expect(await events.ids()).toEqual(['a', 'b', 'c']);
});

test('accepts an unencoded plus sign in a time zone offset', async () => {
  const events = temporaryEvents();
  events.event('a', { startDate: '2027-10-30T18:00:00+00:00', endDate: '2027-10-30T20:00:00+00:00' });
  const from = (moment: string) => events.ids(`dateFrom=${moment}`);
  expect(await from('2027-10-30T22:00:00+02:00')).toEqual(['a']);
  expect(await from('2027-10-30T22:00:01+02:00')).toEqual([]);
});
