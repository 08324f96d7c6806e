import { describe, expect, it } from 'vitest';
import { calendarOfMoments } from '../../domain/open-data/calendar-file.ts';
import { itemAt } from '../../domain/programme/fixtures/experience.ts';
import { momentId } from '../../domain/programme/moment.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { readByIcalJs, readByNodeIcal } from './fixtures/read-calendar.ts';
import { programmeCalendar } from './programme-calendar.ts';

// Runs in three time zones, like all tests of dates: a phone may be in any zone.

const AROUND = { origin: 'https://www.boektopia.be', year: 2025 };
const uuidOf = (number: number) => `${String(number).padStart(8, '0')}-dec0-50e4-8ba8-aefdc0bd12f7`;
const calendarAt = (times: readonly (readonly [start: string, end?: string])[]) =>
  programmeCalendar(
    times.map(([start, end], index) =>
      itemAt(start, { uuid: uuidOf(index + 1), end: end === undefined ? undefined : new Date(end) }),
    ),
    AROUND,
    { name: 'Boektopia 2025' },
  );
const READERS = [
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const;

describe.each(READERS)('a calendar as %s reads it', (_, read) => {
  it('writes ten o’clock as ten, both on the day before the clock goes back and on the day itself', () => {
    const calendar = calendarAt([
      ['2025-10-25T08:00:00Z', '2025-10-25T09:30:00Z'],
      ['2025-10-26T09:00:00Z', '2025-10-26T10:30:00Z'],
    ]);
    expect(calendar).toContain('DTSTART;TZID=Europe/Brussels:20251025T100000\r\n');
    expect(calendar).toContain('DTSTART;TZID=Europe/Brussels:20251026T100000\r\n');
    expect(read(calendar).map(({ start, end }) => [start, end].map((at) => at && formatTime(at)))).toEqual([
      ['10:00', '11:30'],
      ['10:00', '11:30'],
    ]);
  });

  it('distinguishes the repeated hour of a clock change, and keeps an item that runs past midnight', () => {
    const times = [
      ['2025-10-26T00:30:00Z', '2025-10-26T00:45:00Z'],
      ['2025-10-26T01:30:00Z', '2025-10-26T01:45:00Z'],
      ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'],
      ['2025-10-25T20:00:00Z', '2025-10-26T02:00:00Z'],
    ] as const;
    const found = read(calendarAt(times)).map(({ start, end }) =>
      [start, end].map((at) => at?.toISOString().replace('.000', '')),
    );
    expect(found).toEqual(times);
  });

  it('places items around every clock change of two years at the right time', () => {
    const hours = [2025, 2026].flatMap((year) =>
      [Date.UTC(year, 2, 25), Date.UTC(year, 9, 25)].flatMap((from) =>
        Array.from({ length: 24 }, (_, index) => new Date(from + index * 7 * 3_600_000).toISOString()),
      ),
    );
    const starts = read(calendarAt(hours.map((hour) => [hour]))).map(({ start }) => start.toISOString());
    expect(starts).toEqual(hours);
  });

  it('writes the saved items of all days to a calendar, and no other items', () => {
    const calendar = calendarAt([
      ['2025-10-25T08:00:00Z'],
      ['2025-10-25T22:00:00Z'],
      ['2025-10-26T01:30:00Z'],
      ['2025-10-26T09:00:00Z'],
      ['2025-10-26T23:00:00Z'],
    ]);
    const plan = [1, 3, 4, 9].map((number) => momentId({ uuid: uuidOf(number) }));
    const { file, found } = calendarOfMoments(calendar, new Set(plan));
    expect(found).toBe(3);
    expect(read(file).map(({ start }) => formatIsoInBrussels(start))).toEqual([
      '2025-10-25T10:00:00+02:00',
      '2025-10-26T02:30:00+01:00',
      '2025-10-26T10:00:00+01:00',
    ]);
  });
});
