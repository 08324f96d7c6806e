import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSchedule, refetchDelay } from './use-live-schedule.ts';

const NOW = new Date('2025-10-27T09:00:00Z');
const later = (seconds: number) => new Date(+NOW + seconds * 1000);

it.each([
  ['no item is to come', undefined, 0, 1, 120],
  ['no item is to come, at the other end of the spread', undefined, 0, 0, 96],
  ['the next start is far', later(3600), 0, 1, 120],
  ['the next start is near', later(40), 0, 0, 40],
  ['the next start is near, at the other end of the spread', later(40), 0, 1, 43],
  ['the next start is now', NOW, 0, 0, 5],
  ['the next start has passed', later(-600), 0, 0, 5],
  ['it failed once', later(1), 1, 1, 5],
  ['it failed twice', undefined, 2, 1, 10],
  ['it failed five times', undefined, 5, 1, 80],
  ['it failed for days', undefined, 2000, 1, 120],
  ['it failed for days, at the other end of the spread', undefined, 2000, 0, 96],
])('schedules the next fetch when %s (§4.18)', (_, nextStart, failures, chance, seconds) => {
  expect(refetchDelay({ now: NOW, nextStart, failures, chance, isNotified: true, isSeen: true })).toBeCloseTo(
    seconds * 1000,
  );
});

it.each([
  ['no item is to come', undefined, 0, 1, 20],
  ['no item is to come, at the other end of the spread', undefined, 0, 0, 16],
  ['the next start is near', later(10), 0, 0, 10],
  ['it failed for days', undefined, 2000, 1, 120],
])('schedules the next fetch without an open stream when %s', (_, nextStart, failures, chance, seconds) => {
  expect(
    refetchDelay({ now: NOW, nextStart, failures, chance, isNotified: false, isSeen: true }),
  ).toBeCloseTo(seconds * 1000);
});

type Browser = { visibilityState?: 'visible' | 'hidden'; readyState?: 1 | 2; fetch: typeof fetch };

/** Stubs a browser: the page is visible or hidden, and the publication stream is open (1) or refused (2). */
function stubBrowser({ visibilityState = 'visible', readyState = 1, fetch }: Browser) {
  const told = new EventTarget();
  const localStorage = { getItem: () => null, setItem: () => {} };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }));
  vi.stubGlobal(
    'EventSource',
    class {
      readyState = readyState;
      addEventListener = told.addEventListener.bind(told);
      close() {}
    },
  );
  vi.stubGlobal('fetch', fetch);
  return { publish: () => told.dispatchEvent(new Event('publication')) };
}

const clock = { read: () => NOW, learn: () => {} };
const follow = (shown: Parameters<typeof followSchedule>[0]['shown'] = () => {}) =>
  followSchedule({ address: '/live.json', rendered: undefined, clock, shown });

describe('a hall screen that is open', () => {
  const SECOND = 1_000;
  let requested: number;
  let stop: () => void;

  async function start(browser: Omit<Browser, 'fetch'> = {}) {
    const { publish } = stubBrowser({
      ...browser,
      fetch: async () => {
        requested += 1;
        return Response.json({ now: NOW, plan: { items: [], slides: [] } });
      },
    });
    stop = follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(1);
    return publish;
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    requested = 0;
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [0.25, 250],
    [0.75, 750],
    [1, SECOND],
  ])('refetches at a random time within a second after a publication: %s', async (chance, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const publish = await start();
    publish();
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toBe(2);
  });

  it.each([
    ['visible without a stream', 'visible', 2, 20],
    ['visible with a stream', 'visible', 1, 120],
    ['hidden without a stream', 'hidden', 2, 120],
  ] as const)(
    'refetches at the right time if the page is %s',
    async (_, visibilityState, readyState, seconds) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      await start({ visibilityState, readyState });
      await vi.advanceTimersByTimeAsync(seconds * SECOND - 1);
      expect(requested).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requested).toBe(2);
    },
  );

  it('refetches as soon as a pending response has arrived, if something was published in the meantime', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { publish } = stubBrowser({ fetch: () => new Promise((resolve) => answers.push(resolve)) });
    const titles: (string | undefined)[] = [];
    stop = follow(({ urgent }) => titles.push(urgent));
    const answer = async (urgent: string) => {
      answers.at(-1)?.(Response.json({ now: NOW, plan: { items: [], slides: [], urgent } }));
      await vi.advanceTimersByTimeAsync(10);
    };
    publish();
    // Longer than the random delay after a publication.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(answers, 'one at a time').toHaveLength(1);
    await answer('before');
    expect(answers).toHaveLength(2);
    await answer('after');
    expect(titles).toEqual(['before', 'after']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(answers, 'and no more after that').toHaveLength(2);
  });
});
