import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { siteOfYears, writeYears } from '../../server/fixtures/site-of-years.ts';
import { readByIcalJs, readByNodeIcal } from './fixtures/read-calendar.ts';

// A calendar app that follows a selection fetches the same address before and after the change to the next edition.

const FEED = '/programma.ics?type=signeersessie';
const DAYS = ['2025-10-25', '2025-10-26', '2025-11-02', '2026-10-24', '2026-11-01'];

let folder = '';
let before: ReturnType<typeof siteOfYears>;
let announced: ReturnType<typeof siteOfYears>;
let complete: ReturnType<typeof siteOfYears>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turn-'));
  const siteWith = async (name: string, days: readonly string[], programmes: readonly number[]) => {
    await writeYears(join(folder, name), { days, programmes });
    return siteOfYears(join(folder, name));
  };
  before = await siteWith('before', DAYS.slice(0, 3), [2025]);
  announced = await siteWith('announced', DAYS, [2025]);
  complete = await siteWith('complete', DAYS, [2025, 2026]);
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const)('a followed calendar over the turn of the edition, as %s reads it', (_, read) => {
  const eventsAt = async (site: typeof before, now: string, path = FEED) => {
    const answer = await site(path, new Date(now));
    expect(answer.status).toBe(200);
    return read(await answer.text());
  };
  const daysOf = (events: ReturnType<typeof read>) =>
    events.map(({ start }) => start.toISOString().slice(0, 10)).sort();

  it('contains the past and cancelled events of the last edition for thirty days, in addition to those of the current one', async () => {
    const last = await eventsAt(before, '2025-11-02T20:00:00+01:00');
    expect(daysOf(last)).toEqual(DAYS.slice(0, 3));
    expect(last.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED', 'CONFIRMED']);
    const turned = await eventsAt(complete, '2025-11-03T00:00:00+01:00');
    expect(daysOf(turned)).toEqual(DAYS);
    // Identifiers and version numbers do not change, so that an app updates its events instead of adding them again.
    expect(turned.filter(({ start }) => start < new Date('2026-01-01'))).toEqual(last);
    expect(new Set(turned.map(({ uid }) => uid)).size).toBe(turned.length);
    expect(daysOf(await eventsAt(complete, '2025-12-02T23:59:00+01:00'))).toEqual(DAYS);
    expect(daysOf(await eventsAt(complete, '2025-12-03T00:00:00+01:00'))).toEqual(DAYS.slice(3));
  });

  it('serves a calendar without an error while the current edition has no programme', async () => {
    expect(daysOf(await eventsAt(announced, '2025-11-20T12:00:00+01:00'))).toEqual(DAYS.slice(0, 3));
    expect(await eventsAt(announced, '2026-02-20T12:00:00+01:00')).toEqual([]);
    expect(await eventsAt(announced, '2026-02-20T12:00:00+01:00', '/programma.ics')).toEqual([]);
  });

  it('contains the last edition while no later day is known', async () => {
    expect(daysOf(await eventsAt(before, '2026-08-01T12:00:00+02:00'))).toEqual(DAYS.slice(0, 3));
  });

  it('does not contain the coming edition before the last day of the present one is over', async () => {
    expect(daysOf(await eventsAt(complete, '2025-11-02T23:59:00+01:00'))).toEqual(DAYS.slice(0, 3));
  });
});

it('names the calendar after the current edition', async () => {
  const nameAt = async (now: string) =>
    /X-WR-CALNAME:(.*)\r\n/.exec(await (await complete(FEED, new Date(now))).text())?.[1];
  expect(await nameAt('2025-11-02T20:00:00+01:00')).toBe('Boektopia 2025: Signeersessie');
  expect(await nameAt('2025-11-03T20:00:00+01:00')).toBe('Boektopia 2026: Signeersessie');
});
