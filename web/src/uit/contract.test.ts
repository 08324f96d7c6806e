import { join } from 'node:path';
import { createEventsServer } from 'events-server';
import { describe, expect, it } from 'vitest';
import { createClient, EventsUnavailable } from './client.ts';
import { EVENT_NAMES } from './fixtures/documents.ts';
import { createUit } from './uit.ts';

const EVENTS = join(import.meta.dirname, 'fixtures', 'events');

/** The questions of the site over the events server, through its door and no other. */
function uitAt(now: string, label = 'Boekfestival 2027', key = 'public') {
  const logged: string[] = [];
  const server = createEventsServer({
    dir: EVENTS,
    now: () => new Date(now),
    log: (line) => logged.push(line),
  });
  const client = createClient({
    fetch: server.fetch,
    url: 'http://events.invalid',
    key,
    timeoutMs: 5_000,
  });
  const uit = createUit({
    client,
    answers: { get: (_key, _tags, ask) => ask() },
    patience: (_key, ask) => ask(),
    label,
    log: (line) => logged.push(line),
  });
  return { uit, logged };
}

describe('the events server gives the site', () => {
  it('every event that is not over, by its end (§7.22, §7.23)', async () => {
    const { uit, logged } = uitAt('2027-06-20T09:00:00Z');
    const page = await uit.eventsPage(1);
    expect(page.total).toBeLessThanOrEqual(EVENT_NAMES.length);
    expect(page.items[0]?.title).toBe('Dag van de vertaling');
    expect(page.items.at(-1)?.calendar.kind).toBe('permanent');
    expect(logged).toEqual([]);
    const later = await uitAt('2027-11-03T09:00:00Z').uit.eventsPage(1);
    expect(later.total).toBeLessThan(page.total);
    expect(later.items.map(({ title }) => title)).not.toContain('Dag van de vertaling');
  });

  it('only what carries the label, and of that only what carries a chosen tag', async () => {
    expect((await uitAt('2027-06-20T09:00:00Z', 'iets anders').uit.eventsPage(1)).total).toBe(0);
    expect((await uitAt('2027-06-20T09:00:00Z').uit.eventsPage(1, 'Workshops')).total).toBe(0);
  });

  it('an event by its id, also long after it was over', async () => {
    const { uit } = uitAt('2031-01-01T00:00:00Z');
    expect((await uit.eventById('cc157cb1-5021-40af-8d97-72a265400fa3'))?.title).toMatch(/^Debuten/);
    expect(await uit.eventById('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it('nothing without its key, which is an outage', async () => {
    const { uit, logged } = uitAt('2027-06-20T09:00:00Z', 'Boekfestival 2027', 'fout');
    await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
    expect(logged).toEqual(['[events] status 401']);
  });
});
