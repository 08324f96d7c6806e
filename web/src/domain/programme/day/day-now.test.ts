import { describe, expect, it } from 'vitest';
import { itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import type { Status } from '../status.ts';
import { dayNow, nowPath, timeLeft } from './day-now.ts';

const MONDAY = '2025-10-27';
/** Returns an item that starts at a time in Brussels and lasts this many minutes. */
const item = (time: string, minutes: number | undefined, statuses: Status[] = []): ProgrammeItem => {
  const start = new Date(`${MONDAY}T${time}:00+01:00`);
  const end = minutes === undefined ? undefined : new Date(+start + minutes * 60_000);
  return itemAt(start.toISOString(), { uuid: time, end, statuses });
};
const timetable = [
  item('10:00', 30),
  item('13:00', 60),
  item('13:10', 50, ['cancelled']),
  item('13:30', 90),
  item('13:45', undefined),
  item('13:55', 60, ['soldOut']),
  item('13:57', 60, ['cancelled']),
  item('14:00', 60),
  item('15:00', 60),
];
const at = (time: string, day = MONDAY) => dayNow(day, timetable, new Date(`${MONDAY}T${time}:00+01:00`), 4);

describe('«Wat is er nu?»', () => {
  it('links to «Nu & straks» if no filter is set', () => {
    const found = at('13:52');
    const path = found && nowPath(`/programma/${MONDAY}`, found, { from: 1, to: 1 }, new URLSearchParams());
    expect(path).toBe('/nu');
  });

  it('links to the first filtered item that has not begun and is neither full nor cancelled', () => {
    const found = at('13:52');
    expect(found?.next).toBe('14:00');
    const from = (page: number) =>
      found &&
      nowPath(
        `/programma/${MONDAY}`,
        found,
        { from: page, to: page + 2 },
        new URLSearchParams('type=gesprek'),
      );
    expect(from(5)).toBe('/programma/2025-10-27?type=gesprek&pagina=2#nu');
    expect(from(1)).toBe('/programma/2025-10-27?type=gesprek&pagina=3#nu');
  });

  it('links to an item that begins in the current minute', () => {
    expect(at('14:00')?.next).toBe('14:00');
    expect(at('14:01')?.next).toBe('15:00');
  });

  it('lists running items by end, and omits cancelled ones', () => {
    expect(at('13:52')?.running.map(({ uuid }) => uuid)).toEqual(['13:00', '13:30', '13:45']);
  });

  it('shows no link before the first start of the day, after the last one, or on another day', () => {
    expect(at('09:00')).toBeUndefined();
    expect(at('15:01')).toBeUndefined();
    expect(at('13:52', '2025-10-28')).toBeUndefined();
  });
});

it('formats the remaining time of a running item', () => {
  const left = (one: ProgrammeItem, time: string) => timeLeft(one, new Date(`${MONDAY}T${time}+01:00`));
  expect(left(item('13:00', 60), '13:52:00')).toBe('nog 8 min');
  expect(left(item('13:00', 60), '13:59:30')).toBe('nog 1 min');
  expect(left(item('13:00', 60), '14:00:00')).toBe('nog 1 min');
  expect(left(item('13:00', 240), '13:52:00')).toBe('tot 17:00');
  expect(left(item('13:00', 48 * 60), '13:52:00')).toBe('tot wo 29/10');
  expect(left(item('13:00', undefined), '13:52:00')).toBeUndefined();
});
