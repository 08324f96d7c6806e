import type { UitEvent, UitEventDetail, UitLabel } from '../domain/events/uit-event.ts';
import { type ListPage, PAGE_SIZE } from '../domain/pages/paging.ts';
import type { ReadResponse } from '../http/response-store.ts';
import { type EventsClient, EventsUnavailable } from './client.ts';
import { parseCollection, parseMembers } from './parse/collection.ts';
import { parseEvent, parseEventDetail, parseEventWithText } from './parse/event.ts';
import { eventQuery, LAST_PAGE, listQuery } from './queries.ts';

/** The queries to UiTdatabank. Each may reject with `EventsUnavailable`, or with the timeout error of its cache. */
export type Uit = {
  /** Returns one page of the events, sorted by end, and when it was requested. A page beyond the last has no events. */
  eventsPage(page: number, label?: UitLabel): Promise<UitEventsPage>;
  /** Returns all events of the list in order, and when the list was requested. */
  allEvents(label?: UitLabel): Promise<Pick<UitEventsPage, 'items' | 'requestedAt'>>;
  /** Returns all events of the list, with the texts of their descriptions. */
  eventsWithText(): Promise<readonly EventWithText[]>;
  /** Returns one event, even if it is over; `undefined` if it is not found. */
  eventById(id: string): Promise<UitEventDetail | undefined>;
};

/** An event in the list, with the text of its description. */
type EventWithText = { id: string; event: UitEvent; text: string };

/** A page of the list. For a page beyond the last, `number` and `count` are those of the last page. */
type UitEventsPage = ListPage<UitEvent> & { requestedAt: Date };

/**
 * Caches responses, with stale-while-revalidate and stale-on-error like the cache of content queries. `waitMs` is a
 * caller's timeout, by default that of the cache; a late response is still cached.
 */
export type EventCache = {
  get<T>(
    key: string,
    tags: readonly string[],
    ask: (readResponse?: ReadResponse) => Promise<T>,
    waitMs?: number,
  ): Promise<T>;
};

export type UitOptions = {
  client: EventsClient;
  /** There are two caches, because visits to many events must not evict lists. */
  caches: { lists: EventCache; events: EventCache };
  /** Timeout of a caller for all responses together, in ms. Default: no limit. */
  waitMs?: number;
  /** The UiTdatabank label of the festival's events. */
  label: string;
  /** Logs each failed query (spec §8), and unreadable parts of a response. */
  log: (line: string) => void;
};

const TAGS = ['uit'];

/** Maximum number of pages to request from a very long list. */
const MAX_TEXT_PAGES = 20;

/** Sends one query. Returns the parsed response, and when it was requested (ms since 1970). */
type Put = <T>(
  question: URLSearchParams,
  read: (answer: unknown) => T,
) => Promise<{ value: T; requestedAt: number }>;

/** Fetches and parses a response without storing it on disk. */
const askedNow: ReadResponse = async (_question, ask, read) => ({
  value: read(await ask()),
  requestedAt: Date.now(),
});

const listKey = (number: number, label?: UitLabel) => `events:${number}:${label ?? ''}`;

/** Creates the queries, which are sent through `client` and cached in `caches`. */
export function createUit({ client, caches, waitMs, label: product, log }: UitOptions): Uit {
  const kept = <T>(store: EventCache, key: string, ask: (put: Put) => Promise<T>, leftMs = waitMs) =>
    store.get(
      key,
      TAGS,
      async (readResponse = askedNow) => {
        try {
          return await ask((question, read) => readResponse(String(question), () => client(question), read));
        } catch (error) {
          if (error instanceof EventsUnavailable) log(`[events] ${error.message}`);
          throw error;
        }
      },
      leftMs,
    );

  /** Starts a timeout for several requests together; the returned function returns the remaining ms. */
  const startWait = () => {
    const began = performance.now();
    return () => waitMs && Math.max(0, waitMs - (performance.now() - began));
  };

  const read = <T extends { id: string }>(
    members: readonly unknown[],
    parse: (document: unknown) => T | undefined,
  ): T[] => {
    const events = parseMembers(members, parse);
    const odd = members.length - events.length;
    if (odd > 0) log(`[events] ${odd} of ${members.length} events are unreadable or duplicate and left out`);
    return events;
  };
  /**
   * Reads the first page. Leaves out unreadable events, but throws if the page contains several events and none is
   * readable.
   */
  const readFirst: typeof read = (members, parse) => {
    const events = read(members, parse);
    if (events.length === 0 && members.length > 1)
      throw new EventsUnavailable('every event of the response is unreadable');
    return events;
  };

  const list = async (put: Put, number: number, label?: UitLabel): Promise<UitEventsPage> => {
    const { value, requestedAt } = await put(listQuery(product, number, label), (answer) => {
      const { members, total } = parseCollection(answer);
      if (number === 1 && members.length === 0 && total > 0)
        throw new EventsUnavailable('the list is empty although its total is above zero');
      const count = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
      const items = (number === 1 ? readFirst : read)(members, parseEvent);
      return { items, number, count, total };
    });
    return { ...value, requestedAt: new Date(requestedAt) };
  };
  const firstPage = (label: UitLabel | undefined, leftMs?: number) =>
    kept(caches.lists, listKey(1, label), (put) => list(put, 1, label), leftMs);
  /**
   * Requests a later page. A page beyond the last one is cached as «not found», so that made-up numbers do not evict a
   * list.
   */
  const laterPage = (number: number, label: UitLabel | undefined, leftMs?: number) =>
    kept(
      caches.lists,
      listKey(number, label),
      async (put) => {
        const page = await list(put, number, label);
        return number > page.count ? undefined : page;
      },
      leftMs,
    );

  return {
    eventsPage: async (requested, label) => {
      const number = Math.min(requested, LAST_PAGE);
      if (number === 1) return firstPage(label);
      const leftMs = startWait();
      const page = await laterPage(number, label);
      if (page) return page;
      const first = await firstPage(label, leftMs());
      // Redirects to an earlier page, even if the list has grown since the request for this page.
      return { ...first, items: [], number: Math.min(number - 1, first.count) };
    },
    allEvents: async (label) => {
      const leftMs = startWait();
      const { items, count, requestedAt } = await firstPage(label);
      const numbers = Array.from(
        { length: Math.min(count, MAX_TEXT_PAGES) },
        (_, before) => before + 1,
      ).slice(1);
      // Request all pages in parallel: in sequence they would exceed the timeout.
      const later = await Promise.all(numbers.map((number) => laterPage(number, label, leftMs())));
      const all = [...items, ...later.flatMap((page) => page?.items ?? [])];
      return { items: [...new Map(all.map((event) => [event.id, event])).values()], requestedAt };
    },
    eventsWithText: () =>
      kept(caches.lists, 'told', async (put) => {
        const found = new Map<string, EventWithText>();
        for (let number = 1, count = 1; number <= count; number += 1) {
          const { value } = await put(listQuery(product, number, undefined), (answer) => {
            const { members, total } = parseCollection(answer);
            return { events: (number === 1 ? readFirst : read)(members, parseEventWithText), total };
          });
          count = Math.min(MAX_TEXT_PAGES, Math.ceil(value.total / PAGE_SIZE));
          for (const told of value.events) found.set(told.id, told);
        }
        return [...found.values()];
      }),
    // UiTdatabank ignores the case of an id. The cache key must too, otherwise the spellings of one id could fill the
    // cache.
    eventById: (id) =>
      kept(caches.events, `event:${id.toLowerCase()}`, async (put) => {
        const { value } = await put(eventQuery(product, id), (answer) => {
          const { members, total } = parseCollection(answer);
          if (total === 0 && members.length === 0) return undefined;
          const events = read(members, parseEventDetail);
          const event = events.find((one) => one.id.toLowerCase() === id.toLowerCase());
          if (event === undefined) throw new EventsUnavailable('the response is another event');
          return event;
        });
        return value;
      }),
  };
}
