import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { liveSchedule } from './live-schedule.ts';
import { signingsToShow } from './live-signings.ts';

const at = (time: string) => new Date(`2025-10-26T${time}:00+01:00`);

/** Returns a signing that starts at this time and lasts one hour. */
const signing = (time: string, rest: Partial<ProgrammeItem> = {}): ProgrammeItem =>
  itemAt(at(time).toISOString(), {
    uuid: time,
    type: facet('Signeersessie'),
    end: new Date(+at(time) + 3_600_000),
    location: facet('Signeerplein'),
    ...rest,
  });

const shown = (items: readonly ProgrammeItem[], now: string) =>
  signingsToShow(
    liveSchedule(items, { now: at(now), slides: [], firstDay: undefined, stage: undefined }),
    at(now),
  ).map(({ uuid }) => uuid);

describe('the signings on a hall screen', () => {
  it('shows running signings and signings that start within the hour, until the last signing of the day is over', () => {
    const items = [
      signing('10:00'),
      signing('11:30'),
      signing('12:01'),
      itemAt(at('11:00').toISOString(), { type: facet('Gesprek') }),
      signing('16:00', { start: new Date('2025-10-27T16:00:00+01:00'), uuid: 'tomorrow', end: undefined }),
    ];
    expect(shown(items, '10:59')).toEqual(['10:00', '11:30']);
    expect(shown(items, '11:01')).toEqual(['11:30', '12:01']);
    expect(shown(items, '13:00')).toEqual(['12:01']);
    expect(shown(items, '13:01')).toEqual([]);
  });

  it('shows the first signings of the day if none is running or about to start', () => {
    expect(shown([signing('14:00'), signing('14:00', { uuid: 'too' }), signing('15:00')], '09:00')).toEqual([
      '14:00',
      'too',
    ]);
  });

  it('shows only the twelve latest signings if there are more than twelve', () => {
    const items = Array.from({ length: 14 }, (_, index) => signing(`10:${String(index + 10)}`));
    expect(shown(items, '10:30')).toHaveLength(12);
    expect(shown(items, '10:30')[0]).toBe('10:12');
  });

  it('shows no signings at a stage without signings', () => {
    expect(shown([itemAt(at('11:00').toISOString())], '10:00')).toEqual([]);
  });
});

it('names the table of a signing or, without a table, the place that editors wrote', () => {
  const spots = (rest: Partial<ProgrammeItem>) =>
    liveSchedule([signing('10:00', rest)], {
      now: at('09:00'),
      slides: [],
      firstDay: undefined,
      stage: undefined,
    }).items[0]?.signing;
  expect(spots({ table: '3' })).toEqual({ spot: 'Tafel 3' });
  expect(spots({ preciseLocation: 'Tafel 7' })).toEqual({ spot: 'Tafel 7' });
  expect(spots({ table: 'De rode zetel' })).toEqual({ spot: 'De rode zetel' });
  expect(spots({ preciseLocation: 'Bij de vuurkorf' })).toEqual({ spot: 'Bij de vuurkorf' });
  expect(spots({})).toEqual({ spot: undefined });
});
