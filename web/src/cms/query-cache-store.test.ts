import { describe, expect, it } from 'vitest';
import type { ReadResponse, ResponseStore, StoredResponse } from '../http/response-store.ts';
import { AGES, DAY, NOON, SECOND, settle } from './fixtures/responses-at-noon.ts';
import { createQueryCache } from './query-cache.ts';

/** Creates a store of responses that outlives processes, like a folder on disk. */
function folder() {
  const kept = new Map<unknown, StoredResponse>();
  let recalls = 0;
  const store: ResponseStore = {
    maxAgeMs: 7 * DAY,
    keep: (question, answer) => kept.set(question, answer),
    drop: (question) => kept.delete(question),
    recall: async (question) => {
      recalls += 1;
      return kept.get(question);
    },
  };
  return { store, kept, recalls: () => recalls };
}

/** Starts a process at noon. The process requests a number from a service, and its parser doubles the number. */
function startProcess(store: ResponseStore) {
  let now = NOON;
  let service: () => Promise<unknown> = async () => 1;
  const cache = createQueryCache({ ...AGES, waitMs: 5 * SECOND, clock: () => now, store });
  const read = async (readResponse: ReadResponse, addTags: (tags: string[]) => void) => {
    const { value } = await readResponse(
      'the number',
      () => service(),
      (answer) => {
        if (answer === null) return undefined;
        if (typeof answer !== 'number') throw new Error('not readable');
        return answer;
      },
    );
    if (value === undefined) return undefined;
    addTags([`n${value}`]);
    return 2 * value;
  };
  return {
    cache,
    get: () => cache.get('number', [], read),
    serviceIs: (other: () => Promise<unknown>) => {
      service = other;
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

const breaker = async () => {
  throw new Error('away');
};

describe('a process that starts while the service is unavailable', () => {
  it('parses the last good response from disk, and returns it with its original age and tags', async () => {
    const { store, recalls } = folder();
    await startProcess(store).get();
    const { get, serviceIs, later, cache } = startProcess(store);
    serviceIs(breaker);
    later(DAY + SECOND);
    expect(await get()).toBe(2);
    expect(cache.requestedAt('number')).toBe(NOON);
    expect(cache.ages()).toEqual({ count: 1, oldest: NOON, newest: NOON });
    expect(cache.invalidate(['n1'])).toBe(1);
    expect([await get(), await get()]).toEqual([2, 2]);
    expect(recalls()).toBe(1);
  });

  it('returns a stored response for a week, and then reports an outage', async () => {
    const { store } = folder();
    await startProcess(store).get();
    const { get, serviceIs, later } = startProcess(store);
    serviceIs(breaker);
    later(7 * DAY - SECOND);
    expect(await get()).toBe(2);
    later(SECOND);
    await expect(get()).rejects.toThrow('away');
  });

  it('refetches a stored response in the background, and returns the new one as soon as it arrives', async () => {
    const { store } = folder();
    await startProcess(store).get();
    const { get, serviceIs, later } = startProcess(store);
    serviceIs(breaker);
    later(60 * SECOND);
    expect(await get()).toBe(2);
    serviceIs(async () => 5);
    later(4 * SECOND);
    expect(await get()).toBe(2);
    await settle();
    expect(await get()).toBe(10);
  });

  it('returns a stored response without waiting for a service that is known to hang', async () => {
    const { store } = folder();
    await startProcess(store).get();
    const { cache, get, serviceIs, later } = startProcess(store);
    later(60 * SECOND);
    await expect(cache.get('another', [], breaker)).rejects.toThrow('away');
    serviceIs(() => new Promise(() => undefined));
    expect(await get()).toBe(2);
  });

  it('reports an outage if no response is stored', async () => {
    const { get, serviceIs } = startProcess(folder().store);
    serviceIs(breaker);
    await expect(get()).rejects.toThrow('away');
  });
});

describe('a response', () => {
  it('does not store an unreadable response on disk', async () => {
    const { store, kept } = folder();
    const { get, serviceIs, later } = startProcess(store);
    await get();
    serviceIs(async () => 'a page of HTML');
    later(60 * SECOND);
    expect(await get()).toBe(2);
    expect([...kept.values()]).toEqual([{ answer: 1, requestedAt: NOON }]);
  });

  it('deletes the stored copy when the service reports «not found»', async () => {
    const { store, kept } = folder();
    const { get, serviceIs, later } = startProcess(store);
    await get();
    serviceIs(async () => null);
    later(60 * SECOND);
    expect(await get()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('does not read from disk while the service responds', async () => {
    const { store, recalls } = folder();
    const { get, later } = startProcess(store);
    for (let round = 0; round < 3; round += 1) {
      await get();
      later(60 * SECOND);
    }
    expect(recalls()).toBe(0);
  });
});
