import { createUitdatabankEmulator } from 'uitdatabank-emulator';
import { EXAMPLE_EVENTS } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import { createClient, EventsUnavailable } from './client.ts';
import { createUit, type EventCache } from './uit.ts';

/** The titles of all events with the label, sorted by end. Permanent events have no end and are last. */
const BY_END = [
  'Dag van de vertaling',
  'Openingsavond van het Boekfestival',
  'Debuten in gesprek: "De eerste zin" & andere beginnen',
  'Voorleesuurtje voor kleuters',
  'Boekvoorstelling met één aanvangsuur',
  'Signeersessies op de boekenbeurs',
  'Rencontre avec une autrice : écrire la ville',
  'Livestream: debat over vertalen',
  'Vertaalslam',
  '<b>Vetgedrukte</b> titel & "aanhalingstekens" <script>alert(1)</script>',
  'Poëzienacht in het station',
  'Stripdag met tekenworkshop',
  'Boekenbeurs: elf dagen vol verhalen',
  'Boekenruilkast in de foyer',
  'Tentoonstelling: Letters op reis',
  'Leeswandeling langs literaire gevels',
];

const unkept: EventCache = { get: (_key, _tags, ask) => ask() };

/** Creates the site's queries to UiTdatabank. They are sent over HTTP to UiTdatabank's emulator. */
function uitAt(now: string, label = 'Boekfestival 2027', key = 'public') {
  const logged: string[] = [];
  const server = createUitdatabankEmulator({
    dir: EXAMPLE_EVENTS,
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
    caches: { lists: unkept, events: unkept },
    label,
    log: (line) => logged.push(line),
  });
  return { uit, logged };
}

describe('the events server', () => {
  it('returns every event that is not over, sorted by end (§7.22, §7.23)', async () => {
    const stillOn = async (now: string) => {
      const { uit, logged } = uitAt(now);
      const { items, total } = await uit.eventsPage(1);
      expect(logged).toEqual([]);
      expect(total).toBe(items.length);
      return items.map(({ title }) => title);
    };
    expect(await stillOn('2027-06-20T09:00:00Z')).toEqual(BY_END);
    expect(await stillOn('2027-11-03T09:00:00Z')).toEqual(BY_END.slice(7));
  });

  it('returns only events with the label, and of those only events with the chosen tag', async () => {
    expect((await uitAt('2027-06-20T09:00:00Z', 'iets anders').uit.eventsPage(1)).total).toBe(0);
    expect((await uitAt('2027-06-20T09:00:00Z').uit.eventsPage(1, 'Workshops')).total).toBe(0);
  });

  it('returns an event by its id, even long after its end', async () => {
    const { uit } = uitAt('2031-01-01T00:00:00Z');
    expect((await uit.eventById('cc157cb1-5021-40af-8d97-72a265400fa3'))?.title).toMatch(/^Debuten/);
    expect(await uit.eventById('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it('reports an outage if the key is wrong', async () => {
    const { uit, logged } = uitAt('2027-06-20T09:00:00Z', 'Boekfestival 2027', 'fout');
    await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
    expect(logged).toEqual(['[events] status 401']);
  });
});
