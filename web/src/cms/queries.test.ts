import { describe, expect, it } from 'vitest';
import type { ContentDates } from '../domain/time/brussels.ts';
import { parseContentDate } from '../domain/time/brussels.ts';
import { ONGOING, ofComponent, startsOnFilter } from './queries.ts';

const bounds = (day: string, dates: ContentDates) => startsOnFilter(day, dates).start_date;

describe('the strict bounds of a day', () => {
  it.each([
    ['2025-10-25', '2025-10-24 21:59', '2025-10-25 22:00'],
    ['2025-10-26', '2025-10-25 21:59', '2025-10-26 23:00'],
    ['2025-10-27', '2025-10-26 22:59', '2025-10-27 23:00'],
  ])(
    'limits the items of %s to those between %s and %s if the content is in UTC (§7.12)',
    (day, after, before) => {
      expect(bounds(day, 'utc')).toEqual({ gt_date: after, lt_date: before });
    },
  );

  it.each([
    ['2025-10-25', '2025-10-24 23:59', '2025-10-26 00:00'],
    ['2025-10-26', '2025-10-25 23:59', '2025-10-27 00:00'],
    ['2025-10-27', '2025-10-26 23:59', '2025-10-28 00:00'],
  ])(
    'limits the items of %s to those between %s and %s if the content is in wall time (§7.12)',
    (day, after, before) => {
      expect(bounds(day, 'wall')).toEqual({ gt_date: after, lt_date: before });
    },
  );

  it.each(['utc', 'wall'] as const)(
    'assigns every minute of the festival to exactly one day, with dates read as %s (§7.8)',
    (dates) => {
      const days = ['2025-10-25', '2025-10-26', '2025-10-27'];
      const limits = days.map((day) => bounds(day, dates));
      const minutes: string[] = [];
      for (const date of days) {
        for (let minute = 0; minute < 1440; minute += 1) {
          const hour = String(Math.floor(minute / 60)).padStart(2, '0');
          minutes.push(`${date} ${hour}:${String(minute % 60).padStart(2, '0')}`);
        }
      }
      const first = parseContentDate('2025-10-24T22:00:00Z', dates);
      const last = parseContentDate('2025-10-27T23:00:00Z', dates);
      for (const minute of minutes) {
        const instant = parseContentDate(minute, dates);
        const inside = instant && first && last && instant >= first && instant < last;
        const takers = limits.filter(
          (limit) => minute > (limit?.gt_date ?? '') && minute < (limit?.lt_date ?? ''),
        );
        expect(takers.length, minute).toBe(inside ? 1 : 0);
      }
    },
  );
});

describe('a filter', () => {
  it('joins content types in a filter with commas (§7.8)', () => {
    expect(ofComponent('header', 'footer')).toEqual({ component: { in: 'header,footer' } });
  });

  it('matches ongoing items by the string «true» (§7.8)', () => {
    expect(ONGOING).toEqual({ ongoing_program_item: { in: 'true' } });
  });
});
