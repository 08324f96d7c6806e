import { describe, expect, it } from 'vitest';
import { dayAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { compareItems, ongoingOf, openingDay, timetableOf } from './programme-day.ts';

const item = (uuid: string, start: string, rest: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
  ...rest,
});
const place = (title: string) => ({ uuid: title, slug: title, title });
const names = (items: readonly ProgrammeItem[]) => items.map(({ uuid }) => uuid);

describe('the timetable of a day', () => {
  it('lists the items that start on a day, from midnight to midnight, in order (§2.56)', () => {
    const items = [
      item('last minute', '2025-10-26T23:59:00+01:00'),
      item('next midnight', '2025-10-27T00:00:00+01:00'),
      item('morning', '2025-10-26T10:00:00+01:00'),
      item('midnight', '2025-10-26T00:00:00+02:00'),
      item('eve', '2025-10-25T23:59:00+02:00'),
      item('night before', '2025-10-25T23:00:00+02:00', { end: new Date('2025-10-26T01:00:00+02:00') }),
    ];
    expect(names(timetableOf(items, '2025-10-26'))).toEqual(['midnight', 'morning', 'last minute']);
  });

  it('sorts two starts at 02:30 by time on the night when 02:30 occurs twice', () => {
    const items = [item('second', '2025-10-26T02:30:00+01:00'), item('first', '2025-10-26T02:30:00+02:00')];
    expect(names(timetableOf(items, '2025-10-26'))).toEqual(['first', 'second']);
  });

  it('omits all-day items from the timetable', () => {
    const items = [
      item('talk', '2025-10-26T10:00:00Z'),
      item('expo', '2025-10-26T10:00:00Z', { ongoing: true }),
    ];
    expect(names(timetableOf(items, '2025-10-26'))).toEqual(['talk']);
  });

  it('lists two items of one experience that start at the same time', () => {
    const experience = { uuid: 'e', path: '/activiteiten/e', title: 'E', hideReservation: false };
    const items = ['a', 'b'].map((uuid) => item(uuid, '2025-10-26T10:00:00Z', { experience }));
    expect(names(timetableOf(items, '2025-10-26'))).toEqual(['a', 'b']);
  });

  it('lists each item once, and does not modify its argument', () => {
    const items = [item('b', '2025-10-26T12:00:00Z'), item('a', '2025-10-26T10:00:00Z')];
    expect(names(timetableOf(items, '2025-10-26'))).toEqual(['a', 'b']);
    expect(names(items)).toEqual(['b', 'a']);
  });
});

describe('the ongoing section of a day', () => {
  it('lists the all-day items of a day, whenever they began (§2.55)', () => {
    const ongoing = true;
    const items = [
      item('since Saturday', '2025-10-25T08:00:00Z', { ongoing, end: new Date('2025-11-02T17:00:00Z') }),
      item('this day', '2025-10-27T09:00:00Z', { ongoing, end: new Date('2025-10-27T17:00:00Z') }),
      item('over at midnight', '2025-10-26T09:00:00Z', { ongoing, end: new Date('2025-10-26T23:00:00Z') }),
      item('not yet', '2025-10-27T23:00:00Z', { ongoing, end: new Date('2025-10-28T17:00:00Z') }),
      item('a talk', '2025-10-27T09:00:00Z'),
    ];
    expect(names(ongoingOf(items, '2025-10-27'))).toEqual(['since Saturday', 'this day']);
  });
});

describe('the order of items', () => {
  it('sorts items by start, then end, then stage and title in Dutch order, then uuid', () => {
    const start = '2025-10-26T10:00:00Z';
    const inOrder = [
      item('1', '2025-10-26T09:00:00Z', { location: place('Zaal') }),
      item('2', start, { title: 'Zonder einde', location: place('Zaal') }),
      item('3', start, { end: new Date('2025-10-26T10:30:00Z') }),
      item('4', start, { end: new Date('2025-10-26T11:00:00Z'), location: place('Agora') }),
      item('5', start, {
        end: new Date('2025-10-26T11:00:00Z'),
        location: place('Forum'),
        title: 'Écriture',
      }),
      item('6', start, { end: new Date('2025-10-26T11:00:00Z'), location: place('Forum'), title: 'Fabel' }),
      item('7', start, { end: new Date('2025-10-26T11:00:00Z'), location: place('Forum'), title: 'Fabel' }),
    ];
    expect(names([...inOrder].reverse().sort(compareItems))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('sorts items at different spots of one stage by the number of the spot', () => {
    const at = (uuid: string, preciseLocation?: string) =>
      item(uuid, '2025-10-26T10:00:00Z', {
        title: 'Bladzijde 117',
        location: place('Signeerplein'),
        preciseLocation,
      });
    const items = [at('c', 'Tafel 10'), at('a', 'Tafel 12'), at('b', 'Tafel 8'), at('d')];
    expect(names(items.sort(compareItems))).toEqual(['d', 'b', 'c', 'a']);
  });
});

/** The festival days; on Tuesday the 28th the festival is closed. */
const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-29', '2025-11-02'].map(dayAt);
const opened = (now: string, among = days) => openingDay(among, new Date(now))?.path;
const day = (text: string) => `/programma/${text}`;

describe('the opening day of the programme (§4.9)', () => {
  it.each([
    ['2025-06-01T12:00:00+02:00', '2025-10-25'],
    ['2025-10-24T23:59:59+02:00', '2025-10-25'],
  ])('opens the first day when it is still %s (§4.11)', (now, first) => {
    expect(opened(now)).toEqual(day(first));
  });

  it.each([
    ['2025-10-25T00:00:00+02:00', '2025-10-25'],
    ['2025-10-25T23:59:59+02:00', '2025-10-25'],
    ['2025-10-26T02:30:00+02:00', '2025-10-26'],
    ['2025-10-26T02:30:00+01:00', '2025-10-26'],
    ['2025-10-26T23:59:59+01:00', '2025-10-26'],
    ['2025-10-29T12:00:00+01:00', '2025-10-29'],
    ['2025-11-02T23:59:59+01:00', '2025-11-02'],
  ])('opens today if today has a page: at %s, %s (§4.10, §4.13)', (now, today) => {
    expect(opened(now)).toEqual(day(today));
  });

  it('opens today’s day after midnight in Brussels, when the UTC date is still the previous one (§4.10)', () => {
    expect(opened('2025-10-25T22:30:00Z')).toEqual(day('2025-10-26'));
    expect(opened('2025-10-26T23:30:00Z')).toEqual(day('2025-10-27'));
  });

  it('opens the next day that has a page if the festival is closed today', () => {
    expect(opened('2025-10-28T12:00:00+01:00')).toEqual(day('2025-10-29'));
    expect(opened('2025-10-30T12:00:00+01:00')).toEqual(day('2025-11-02'));
  });

  it('opens the first day once the last day is over (§4.12)', () => {
    expect(opened('2025-11-03T00:00:00+01:00')).toEqual(day('2025-10-25'));
    expect(opened('2026-05-01T12:00:00+02:00', [...days].reverse())).toEqual(day('2025-10-25'));
  });

  it('opens no day if no day is known', () => {
    expect(opened('2025-10-26T12:00:00+01:00', [])).toBeUndefined();
  });

  it('opens the same day whatever the order of the days, and does not modify its argument', () => {
    const reversed = [...days].reverse();
    expect(opened('2025-10-28T12:00:00+01:00', reversed)).toEqual(day('2025-10-29'));
    expect(reversed[0]?.day).toBe('2025-11-02');
  });
});
