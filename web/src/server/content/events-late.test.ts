import { EXAMPLE_NAMES, exampleEvent } from 'uitdatabank-emulator/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryCache } from '../../cms/query-cache.ts';
import { createUit, type Uit } from '../../uit/uit.ts';
import { EVENTS_WAIT_MS, QUERY_AGES } from '../cache/caching.ts';

// Simulates a slow UiTdatabank. The site's response cache is configured as in production.

const PAGES = 5;
const SLOW_MS = 2_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Serves a list of five pages with one event each. Records the requests and how long each one took. */
function stage(slowMs = SLOW_MS) {
  let takesMs = slowMs;
  const store = () => createQueryCache({ ...QUERY_AGES, waitMs: EVENTS_WAIT_MS });
  const uit = createUit({
    client: async (question) => {
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      const at = Number(question.get('start')) / 24;
      const member = EXAMPLE_NAMES.slice(0, PAGES)
        .slice(at, at + 1)
        .map(exampleEvent);
      return { itemsPerPage: 24, totalItems: 24 * PAGES, member };
    },
    caches: { lists: store(), events: store() },
    waitMs: EVENTS_WAIT_MS,
    label: 'Boekfestival 2027',
    log: () => undefined,
  });
  return {
    /** Runs a query. Returns the result, and the duration in ms. */
    ask: async (question: (uit: Uit) => Promise<unknown>) => {
      const began = Date.now();
      const requested = question(uit).then(
        (found) => ({ found, after: Date.now() - began }),
        () => ({ found: 'unavailable', after: Date.now() - began }),
      );
      await vi.advanceTimersByTimeAsync(60_000);
      return requested;
    },
    isSlow: () => {
      takesMs = SLOW_MS;
    },
  };
}

const QUESTIONS: [string, (uit: Uit) => Promise<unknown>][] = [
  ['all events', async (uit) => (await uit.allEvents()).items.length],
  ['all events with their words', async (uit) => (await uit.eventsWithText()).length],
  ['a page beyond the last', async (uit) => (await uit.eventsPage(PAGES + 1)).count],
];

it.each(QUESTIONS)(
  'stops waiting after the limit of a page, however many responses it needs: %s',
  async (_what, question) => {
    const { after } = await stage().ask(question);
    expect(after).toBeLessThanOrEqual(EVENTS_WAIT_MS);
  },
);

it.each(QUESTIONS)('returns late responses to the next caller: %s', async (_what, question) => {
  const { ask } = stage();
  expect((await ask(question)).found).toBe('unavailable');
  expect((await ask(question)).found).toBe(PAGES);
});

it.each(QUESTIONS)('returns the last good responses when new ones are late: %s', async (_what, question) => {
  const { ask, isSlow } = stage(0);
  expect((await ask(question)).found).toBe(PAGES);
  isSlow();
  const { found, after } = await ask(question);
  expect(found).toBe(PAGES);
  expect(after).toBeLessThanOrEqual(EVENTS_WAIT_MS);
});
