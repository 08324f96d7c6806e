import type { UitEvent, UitEventDetail, UitLabel } from '../domain/events/uit-event.ts';
import { type ListPage, PAGE_SIZE } from '../domain/pages/paging.ts';
import type { AnswerTo } from '../http/answer-store.ts';
import { type EventsClient, EventsUnavailable } from './client.ts';
import { parseCollection, parseMembers } from './parse/collection.ts';
import { parseEvent, parseEventDetail, parseToldEvent } from './parse/event.ts';
import { eventQuestion, LAST_PAGE, listQuestion } from './questions.ts';

/** What is asked of UiTdatabank. Every question may end in `EventsUnavailable`, or in what a cache throws that waits no longer. */
export type Uit = {
  /** A page of the list, by the end of the events, and when it was asked; one beyond the last page is empty. */
  eventsPage(page: number, label?: UitLabel): Promise<UitEventsPage>;
  /** Every event of the list in its order, for who chooses among them, and when it was asked. */
  allEvents(label?: UitLabel): Promise<Pick<UitEventsPage, 'items' | 'askedAt'>>;
  /** Every event of the list, with the words of its description. */
  toldEvents(): Promise<readonly ToldEvent[]>;
  /** One event, over or not; `undefined` is «not found». */
  eventById(id: string): Promise<UitEventDetail | undefined>;
};

/** An event of the list, with the words of its description. */
type ToldEvent = { id: string; event: UitEvent; text: string };

/** `number` and `count` as the last page has them where a later one was asked for. */
type UitEventsPage = ListPage<UitEvent> & { askedAt: Date };

/**
 * Keeps answers, fresh or for when asking again fails: as the cache of the content's queries does. Whoever asks waits for
 * `waitMs`, else as long as the cache has it; a later answer is kept all the same.
 */
export type EventCache = {
  get<T>(
    key: string,
    tags: readonly string[],
    ask: (answerTo?: AnswerTo) => Promise<T>,
    waitMs?: number,
  ): Promise<T>;
};

export type UitOptions = {
  client: EventsClient;
  /** Two caches: however many events are visited, they push out no list. */
  caches: { lists: EventCache; events: EventCache };
  /** How long whoever asks waits for all answers together, in milliseconds. Left out: as long as they take. */
  waitMs?: number;
  /** The label of UiTdatabank that the festival's events carry. */
  label: string;
  /** Gets a line for each question that failed (spec §8), and for what could not be read of an answer. */
  log: (line: string) => void;
};

const TAGS = ['uit'];

/** Of a list of very many events the first so many pages are read for whom they name, and for how far they are. */
const TOLD_PAGES = 20;

/** Puts one query: what `read` makes of its response, and when it was asked. */
type Put = <T>(
  question: URLSearchParams,
  read: (answer: unknown) => T,
) => Promise<{ value: T; askedAt: number }>;

/** Where nothing is kept on disk. */
const askedNow: AnswerTo = async (_question, ask, read) => ({
  value: read(await ask()),
  askedAt: Date.now(),
});

const listKey = (number: number, label?: UitLabel) => `events:${number}:${label ?? ''}`;

/** The questions, asked through `client` and kept in `caches`. */
export function createUit({ client, caches, waitMs, label: product, log }: UitOptions): Uit {
  const kept = <T>(store: EventCache, key: string, ask: (put: Put) => Promise<T>, leftMs = waitMs) =>
    store.get(
      key,
      TAGS,
      async (answerTo = askedNow) => {
        try {
          return await ask((question, read) => answerTo(String(question), () => client(question), read));
        } catch (error) {
          if (error instanceof EventsUnavailable) log(`[events] ${error.message}`);
          throw error;
        }
      },
      leftMs,
    );

  /** From now on says how much is left of the wait: one who waits for several answers waits no longer than for one. */
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
    if (odd > 0) log(`[events] ${odd} of ${members.length} events are unreadable or doubled and left out`);
    return events;
  };
  /** The same of the beginning of a list: odd ones are left out, but nothing readable at all is not the same as nothing there. */
  const readFirst: typeof read = (members, parse) => {
    const events = read(members, parse);
    if (events.length === 0 && members.length > 1)
      throw new EventsUnavailable('no event of the answer is readable');
    return events;
  };

  const list = async (put: Put, number: number, label?: UitLabel): Promise<UitEventsPage> => {
    const { value, askedAt } = await put(listQuestion(product, number, label), (answer) => {
      const { members, total } = parseCollection(answer);
      if (number === 1 && members.length === 0 && total > 0)
        throw new EventsUnavailable('the list is empty and is not');
      const count = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
      const items = (number === 1 ? readFirst : read)(members, parseEvent);
      return { items, number, count, total };
    });
    return { ...value, askedAt: new Date(askedAt) };
  };
  const firstPage = (label: UitLabel | undefined, leftMs?: number) =>
    kept(caches.lists, listKey(1, label), (put) => list(put, 1, label), leftMs);
  /** What lies beyond the last page is kept as not found, apart: a made-up number must not push out a list. */
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
    eventsPage: async (asked, label) => {
      const number = Math.min(asked, LAST_PAGE);
      if (number === 1) return firstPage(label);
      const leftMs = startWait();
      const page = await laterPage(number, label);
      if (page) return page;
      const first = await firstPage(label, leftMs());
      // The list may have grown since the later page was asked for: it leads back all the same.
      return { ...first, items: [], number: Math.min(number - 1, first.count) };
    },
    allEvents: async (label) => {
      const leftMs = startWait();
      const { items, count, askedAt } = await firstPage(label);
      const numbers = Array.from({ length: Math.min(count, TOLD_PAGES) }, (_, before) => before + 1).slice(1);
      // At once: one after the other they take longer than anyone waits, and those after a late one would not even be asked.
      const later = await Promise.all(numbers.map((number) => laterPage(number, label, leftMs())));
      const all = [...items, ...later.flatMap((page) => page?.items ?? [])];
      return { items: [...new Map(all.map((event) => [event.id, event])).values()], askedAt };
    },
    toldEvents: () =>
      kept(caches.lists, 'told', async (put) => {
        const found = new Map<string, ToldEvent>();
        for (let number = 1, count = 1; number <= count; number += 1) {
          const { value } = await put(listQuestion(product, number, undefined), (answer) => {
            const { members, total } = parseCollection(answer);
            return { events: (number === 1 ? readFirst : read)(members, parseToldEvent), total };
          });
          count = Math.min(TOLD_PAGES, Math.ceil(value.total / PAGE_SIZE));
          for (const told of value.events) found.set(told.id, told);
        }
        return [...found.values()];
      }),
    // Letters of an id are alike to UiTdatabank. Were they not to the key, one event would have thousands of answers.
    eventById: (id) =>
      kept(caches.events, `event:${id.toLowerCase()}`, async (put) => {
        const { value } = await put(eventQuestion(product, id), (answer) => {
          const { members, total } = parseCollection(answer);
          if (total === 0 && members.length === 0) return undefined;
          const events = read(members, parseEventDetail);
          const event = events.find((one) => one.id.toLowerCase() === id.toLowerCase());
          if (event === undefined) throw new EventsUnavailable('the answer is about another event');
          return event;
        });
        return value;
      }),
  };
}
