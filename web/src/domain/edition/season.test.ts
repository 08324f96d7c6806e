import { describe, expect, it } from 'vitest';
import { editionsOf } from './edition.ts';
import { isOnSale, seasonOf } from './season.ts';

const FIRST = ['2025-10-25', '2025-10-26', '2025-11-02'];
const SECOND = ['2026-10-24', '2026-11-01'];
/** Returns the season at an instant: its name and the year of its edition. */
const seasonAt = (days: readonly string[], now: string, salesFrom?: string) => {
  const editions = editionsOf(days.map((day) => ({ day })));
  const { name, edition } = seasonOf(editions, salesFrom ? new Date(salesFrom) : undefined, new Date(now));
  return [name, edition?.year];
};

describe('the season', () => {
  it('returns «after» without an edition while no day is known', () => {
    expect(seasonAt([], '2025-05-01T12:00:00Z')).toEqual(['after', undefined]);
  });

  it('changes the season at midnight in Brussels, in summer time and in winter time', () => {
    expect(seasonAt(FIRST, '2025-10-24T21:59:59Z')).toEqual(['before', 2025]);
    expect(seasonAt(FIRST, '2025-10-24T22:00:00Z')).toEqual(['during', 2025]);
    expect(seasonAt(FIRST, '2025-10-26T00:30:00Z')).toEqual(['during', 2025]);
    expect(seasonAt(FIRST, '2025-11-02T22:59:59Z')).toEqual(['during', 2025]);
    expect(seasonAt(FIRST, '2025-11-02T23:00:00Z')).toEqual(['after', 2025]);
  });

  it('returns «during» on a closed day between two days of the festival', () => {
    expect(seasonAt(FIRST, '2025-10-29T12:00:00Z')).toEqual(['during', 2025]);
  });

  it('switches to the coming edition once its days are known and the previous edition is over', () => {
    const both = [...FIRST, ...SECOND];
    expect(seasonAt(both, '2025-11-02T22:59:59Z')).toEqual(['during', 2025]);
    expect(seasonAt(both, '2025-11-02T23:00:00Z')).toEqual(['announced', 2026]);
    expect(seasonAt(both, '2027-02-01T12:00:00Z')).toEqual(['after', 2026]);
  });
});

describe('the start of ticket sales', () => {
  it('changes from «announced» to «before» at the exact second when ticket sales start', () => {
    const from = '2025-09-01T08:00:00Z';
    expect(seasonAt(FIRST, '2025-09-01T07:59:59Z', from)).toEqual(['announced', 2025]);
    expect(seasonAt(FIRST, '2025-09-01T08:00:00Z', from)).toEqual(['before', 2025]);
  });

  it('sells tickets for the first edition at once, and for a later one from its first day, if there is no start of sales', () => {
    expect(seasonAt(FIRST, '2025-05-01T12:00:00Z')).toEqual(['before', 2025]);
    const both = [...FIRST, ...SECOND];
    expect(seasonAt(both, '2026-10-23T12:00:00Z')).toEqual(['announced', 2026]);
    expect(seasonAt(both, '2026-10-24T00:00:00Z')).toEqual(['during', 2026]);
    expect(seasonAt(both, '2026-09-02T12:00:00Z', '2026-09-01T08:00:00Z')).toEqual(['before', 2026]);
  });

  it('ignores the start of ticket sales of the previous edition', () => {
    expect(seasonAt([...FIRST, ...SECOND], '2025-12-01T12:00:00Z', '2025-09-01T08:00:00Z')).toEqual([
      'announced',
      2026,
    ]);
  });

  it('sells tickets during the festival, even if the start of sales is later', () => {
    expect(seasonAt(FIRST, '2025-10-25T10:00:00Z', '2026-09-01T08:00:00Z')).toEqual(['during', 2025]);
  });
});

it('sells tickets before and during the festival only', () => {
  expect((['announced', 'before', 'during', 'after'] as const).filter((name) => isOnSale({ name }))).toEqual([
    'before',
    'during',
  ]);
});
