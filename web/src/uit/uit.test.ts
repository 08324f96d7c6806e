import { EXAMPLE_NAMES, exampleEvent, exampleResponse } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import { EventsUnavailable } from './client.ts';
import { createUit, type EventCache } from './uit.ts';

/** Creates queries that get the given responses in order and cache them. Records requests, cache keys and log lines. */
function asking(...given: unknown[]) {
  const requested: string[] = [];
  const logged: string[] = [];
  const kept = new Map<string, Promise<unknown>>();
  const keep: EventCache = {
    get: <T>(key: string, _tags: readonly string[], ask: () => Promise<T>) => {
      // Safe cast: a key names one query, which has one response type.
      const answer = (kept.get(key) as Promise<T> | undefined) ?? ask();
      kept.set(key, answer);
      return answer;
    },
  };
  const answers = [...given];
  const uit = createUit({
    client: async (question) => {
      requested.push(String(question));
      return answers.shift();
    },
    caches: { lists: keep, events: keep },
    label: 'Boekfestival 2027',
    log: (line) => logged.push(line),
  });
  return { uit, requested, logged, kept: () => Promise.all(kept.values()) };
}

const collection = (member: unknown, totalItems: unknown = 17) => ({ itemsPerPage: 24, totalItems, member });

describe('a page of events', () => {
  it('parses a page of events and the total number of events (§3.28, §7.23)', async () => {
    const { uit, requested, logged } = asking(exampleResponse('fx-events-embed-all-limit200'));
    const page = await uit.eventsPage(1);
    expect(page).toMatchObject({ number: 1, count: 1, total: 17 });
    expect(page.items).toHaveLength(EXAMPLE_NAMES.length);
    expect(+page.requestedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(requested[0]).toContain('labels%5B%5D=Boekfestival+2027');
    expect(logged).toEqual([]);
  });

  it('returns an empty page for a response without events, and reports no outage', async () => {
    const { uit } = asking(exampleResponse('fx-events-empty'));
    expect(await uit.eventsPage(1)).toMatchObject({ items: [], number: 1, count: 1, total: 0 });
  });

  it('leaves out unreadable and duplicate events, and logs them', async () => {
    const one = exampleEvent('fx-01');
    const { uit, logged } = asking(collection([one, null, { '@id': 'x' }, one, 'x', exampleEvent('fx-02')]));
    const { items } = await uit.eventsPage(1);
    expect(items.map(({ id }) => id.slice(0, 4))).toEqual(['cc15', 'c546']);
    expect(logged).toEqual(['[events] 4 of 6 events are unreadable or duplicate and left out']);
  });

  it('returns an empty page if the only event on it is unreadable', async () => {
    const full = Array.from({ length: 24 }, (_, at) => {
      const id = `cc150000-0000-4000-8000-0000000000${at + 10}`;
      return { ...exampleEvent('fx-01'), '@id': `https://io.uitdatabank.be/event/${id}` };
    });
    const pages = [collection(full, 25), collection([{ '@id': 7 }], 25)];
    const { uit, logged } = asking(...pages);
    expect((await uit.allEvents()).items).toHaveLength(24);
    expect(await uit.eventsPage(2)).toMatchObject({ items: [], number: 2, count: 2 });
    expect(logged).toEqual(['[events] 1 of 1 events are unreadable or duplicate and left out']);
    expect(await asking(...pages).uit.eventsWithText()).toHaveLength(24);
    expect(await asking(collection([{ '@id': 7 }], 1)).uit.eventsPage(1)).toMatchObject({ items: [] });
  });

  it('reports the number of the last page if a page beyond it is requested', async () => {
    const { uit, requested } = asking(collection([], 60), collection([exampleEvent('fx-01')], 60));
    expect(await uit.eventsPage(9)).toMatchObject({ items: [], number: 3, count: 3, total: 60 });
    expect(requested.map((question) => /start=(\d+)/.exec(question)?.[1])).toEqual(['192', '0']);
  });

  it('caches a page beyond the last as «not found», so that made-up page numbers evict no lists', async () => {
    const { uit, requested, kept } = asking(collection([], 60), collection([exampleEvent('fx-01')], 60));
    await uit.eventsPage(9);
    expect(await kept()).toEqual([undefined, await uit.eventsPage(1)]);
    await uit.eventsPage(9);
    expect(requested).toHaveLength(2);
  });

  it('redirects a page number beyond the last page to an earlier page, even if the list has grown in the meantime', async () => {
    const { uit } = asking(collection([], 24), collection([exampleEvent('fx-01')], 60));
    expect(await uit.eventsPage(2)).toMatchObject({ items: [], number: 1, count: 3 });
  });

  it('never requests a page beyond UiTdatabank’s limit', async () => {
    const { uit, requested } = asking(collection([], 50_000));
    expect(await uit.eventsPage(Number.MAX_SAFE_INTEGER)).toMatchObject({ number: 416, count: 416 });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain('start=9960');
  });

  it.each([undefined, 'veel', -3, null])(
    'counts the events of the page if the total is %j',
    async (total) => {
      const { uit } = asking({ member: [exampleEvent('fx-01')], totalItems: total });
      expect(await uit.eventsPage(1)).toMatchObject({ total: 1, count: 1 });
    },
  );

  it.each([
    ['all its documents are unreadable', collection([null, { '@id': 'x' }, 'x'])],
    ['it is empty with a total above zero', collection([], 17)],
    ['it is full without a total', collection(Array(24).fill(exampleEvent('fx-01')), null)],
  ])('reports an outage, not an empty list, when %s', async (_what, answer) => {
    const { uit } = asking(answer);
    await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
  });

  it.each([[{}], [[]], [null], ['<html>'], [{ member: {} }], [{ data: { member: [] } }]])(
    'reports an outage with a log line when the response is %j (§8.9)',
    async (answer) => {
      const { uit, logged } = asking(answer);
      await expect(uit.eventsPage(1)).rejects.toBeInstanceOf(EventsUnavailable);
      expect(logged).toEqual(['[events] the response is not a list of events']);
    },
  );
});

describe('all events', () => {
  it('lists the events of all pages in order, each event once, and requests no page twice', async () => {
    const [one, two, three] = ['fx-01', 'fx-02', 'fx-05'].map((name) => exampleEvent(name));
    const { uit, requested } = asking(collection([one, two], 30), collection([two, three], 30));
    const { items } = await uit.allEvents();
    expect(items.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))]);
    expect(items).toHaveLength(3);
    await uit.allEvents();
    await uit.eventsPage(2);
    expect(requested).toHaveLength(2);
  });
});

describe('one event', () => {
  it('finds an event by its id in upper or lower case', async () => {
    const document = exampleEvent('fx-14');
    const typed = ['28808C2F-0DB2-D2CF-F508ECB994D2505F', '28808c2f-0db2-d2cf-f508ecb994d2505f'];
    for (const id of typed) {
      const { uit, requested } = asking(collection([document]));
      expect((await uit.eventById(id))?.title).toBe('Lezing over oude drukken');
      expect(requested[0]).toContain(`id=${id}`);
    }
  });

  it('requests and caches an event once, whether its id is in upper or lower case', async () => {
    const { uit, requested, kept } = asking(collection([exampleEvent('fx-01')]));
    const id = 'cc157cb1-5021-40af-8d97-72a265400fa3';
    for (const typed of [id, id.toUpperCase(), id.replace('c', 'C')]) await uit.eventById(typed);
    expect(requested).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it('returns undefined for an event if the response is empty', async () => {
    const { uit } = asking(exampleResponse('fx-events-empty'));
    expect(await uit.eventById('cc157cb1-5021-40af-8d97-72a265400fa3')).toBeUndefined();
  });

  it.each([
    ['the response is another event', collection([exampleEvent('fx-02')])],
    ['its document is unreadable', collection([{ '@id': 7 }], 1)],
    ['the response is empty with a total of one', collection([], 1)],
  ])('reports an outage, not «not found», for an event when %s', async (_what, answer) => {
    const { uit } = asking(answer);
    await expect(uit.eventById('cc157cb1-5021-40af-8d97-72a265400fa3')).rejects.toBeInstanceOf(
      EventsUnavailable,
    );
  });
});
