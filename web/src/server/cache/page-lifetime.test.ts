import { describe, expect, it } from 'vitest';
import { noteNextMinute } from '../../cms/dependency-tracking.ts';
import { createQueryCache } from '../../cms/query-cache.ts';
import { QUERY_AGES } from './caching.ts';
import { agesOf, renderWith } from './page-lifetime.ts';

const AT = (time: string) => new Date(`2025-10-26T${time}+01:00`);
const item = (start: string, end?: string) => ({ start: AT(start), ...(end && { end: AT(end) }) });

/** Renders a page from these responses. Returns the Brussels time at which the page must be rendered again. */
async function rightUntil(now: string, ...found: readonly unknown[]): Promise<string> {
  const answers = createQueryCache(QUERY_AGES);
  const { made } = await renderWith(AT(now), async () => {
    for (const [index, answer] of found.entries()) await answers.get(String(index), [], async () => answer);
  });
  return new Date(made.rightUntil).toLocaleTimeString('nl-BE', { timeZone: 'Europe/Brussels' });
}

describe('the lifetime of a page', () => {
  it.each([
    ['when something on it begins', '10:00:00', [item('10:30:00', '11:00:00')], '10:30:00'],
    ['in the minute after a start, when something else is next', '10:30:00', [item('10:30:00')], '10:31:00'],
    ['at the end of something on it', '10:40:00', [item('10:30:00', '11:00:00')], '11:00:00'],
    ['after the last minute of something on it', '11:00:00', [item('10:30:00', '11:00:00')], '11:01:00'],
    ['two hours after a start without an end', '11:00:00', [item('10:00:00')], '12:00:00'],
    ['at a whole minute', '10:00:00', [item('10:30:20', '11:00:00')], '10:31:00'],
    [
      'at midnight in Brussels when nothing else happens',
      '10:00:00',
      [item('08:00:00', '09:00:00')],
      '00:00:00',
    ],
    [
      'when an item deep inside a response begins',
      '10:00:00',
      [{ page: { body: [new Map([['a', item('10:05:00')]])] } }],
      '10:05:00',
    ],
    [
      'at the earliest of several changes',
      '10:00:00',
      [[item('10:30:00')], [item('10:15:00')], 'woorden', null],
      '10:15:00',
    ],
  ])('ends the lifetime of a page %s', async (_what, now, found, until) => {
    expect(await rightUntil(now, ...found)).toBe(until);
  });

  it('makes a page that shows minutes expire at the start of the next minute', async () => {
    const { made } = await renderWith(AT('10:00:20'), async () => noteNextMinute(AT('10:00:00')));
    expect(new Date(made.rightUntil)).toEqual(AT('10:01:00'));
  });

  it('lets a page expire only after 25 hours on the day on which the clock goes back', async () => {
    const { made } = await renderWith(new Date('2025-10-26T00:00:00+02:00'), async () => undefined);
    expect(new Date(made.rightUntil)).toEqual(new Date('2025-10-27T00:00:00+01:00'));
  });
});

it('caches a page no longer than its oldest response allows, and only a few seconds if that response is outdated', () => {
  const read = (requestedAt: number) => ({
    value: 1,
    requestedAt: () => requestedAt,
    isValid: () => true,
    isUnchanged: async () => true,
  });
  const now = 1_000_000;
  expect(agesOf({ reads: [] }, now)).toEqual({ fresh: now + 20_000, stale: now + 40_000 });
  expect(agesOf({ reads: [read(now), read(now - 15_000)] }, now)).toEqual({
    fresh: now + 20_000,
    stale: now + 25_000,
  });
  expect(agesOf({ reads: [read(now - 3_600_000)] }, now)).toEqual({ fresh: now + 3_000, stale: now + 3_000 });
});
