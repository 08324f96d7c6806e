import { exampleResponse } from 'uitdatabank-emulator/examples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryCache } from '../../cms/query-cache.ts';
import { EventsUnavailable } from '../../uit/client.ts';
import { createUit, type EventCache } from '../../uit/uit.ts';
import { QUERY_AGES } from '../cache/caching.ts';
import { createUitdatabank } from './events.ts';

// Simulates UiTdatabank, with the response cache as this process configures it.

function stage(max = QUERY_AGES.max) {
  let time = Date.UTC(2027, 5, 20, 9);
  let away = false;
  let requested = 0;
  const store = () => createQueryCache({ ...QUERY_AGES, max, clock: () => time });
  const uit = createUit({
    client: async () => {
      requested += 1;
      if (away) throw new EventsUnavailable('status 500');
      return exampleResponse('fx-events-embed-all-limit200');
    },
    caches: { lists: store(), events: store() },
    label: 'Boekfestival 2027',
    log: () => undefined,
  });
  return {
    uit,
    requested: () => requested,
    later: (minutes: number) => {
      time += minutes * 60_000;
    },
    goesAway: () => {
      away = true;
    },
  };
}

describe('while UiTdatabank is unavailable', () => {
  it('while UiTdatabank is unavailable, returns the last good list and the time of its request for up to a day', async () => {
    const { uit, later, goesAway } = stage();
    const good = await uit.eventsPage(1);
    goesAway();
    later(10);
    expect(await uit.eventsPage(1)).toEqual(good);
    later(23 * 60);
    expect((await uit.eventsPage(1)).requestedAt).toEqual(good.requestedAt);
    later(60);
    await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
  });

  it('returns the last good list during an outage, even after visits to many events', async () => {
    const { uit, later, goesAway } = stage(1);
    const good = await uit.eventsPage(1);
    for (const { id } of good.items) expect(await uit.eventById(id)).toBeDefined();
    goesAway();
    later(10);
    expect(await uit.eventsPage(1)).toEqual(good);
  });

  it('reports an outage when nothing is cached, instead of an empty or missing list (§8.9)', async () => {
    const { uit, goesAway } = stage();
    goesAway();
    await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
    await expect(uit.eventById('cc157cb1-5021-40af-8d97-72a265400fa3')).rejects.toBeInstanceOf(
      EventsUnavailable,
    );
  });
});

it('while the response is fresh, requests each page of the list once for each tag', async () => {
  const { uit, requested } = stage();
  await Promise.all([uit.eventsPage(1), uit.eventsPage(1), uit.eventsPage(1, 'Workshops')]);
  await uit.eventsPage(1);
  expect(requested()).toBe(2);
});

const SLOW_MS = 20_000;

const unkept: EventCache = { get: (_key, _tags, ask) => ask() };

vi.mock('uitdatabank-emulator', () => ({
  createUitdatabankEmulator: () => ({
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return Response.json(exampleResponse('fx-events-embed-all-limit200'));
    },
  }),
}));

afterEach(() => {
  vi.useRealTimers();
});

it('waits for embedded events however busy the process is', async () => {
  vi.useFakeTimers();
  const { uit } = createUitdatabank({ caches: { lists: unkept, events: unkept }, now: () => new Date() });
  const requested = uit.eventsPage(1);
  requested.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect((await requested).items.length).toBeGreaterThan(0);
});
