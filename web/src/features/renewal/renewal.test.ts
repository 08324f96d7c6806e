import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { isChanged, noteItems } from './changed-items.ts';
import { isOldAt, type Outcome, renewWhileOpen } from './renew-while-open.ts';
import { timeAt } from './server-time.ts';
import { reckon } from './use-minute.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the clock of a page', () => {
  /** Both go on alike, on a device whose clock is an hour late. */
  const after = (ms: number, asleep = 0) => ({ stopwatch: ms, clock: ms + asleep - 60 * MINUTE });
  const before = { server: 10 * MINUTE, at: after(0) };

  const reckoned = (known: Parameters<typeof reckon>[0], rendered: number, here: number, arrived = here) =>
    reckon(known, rendered, { arrived: after(arrived), here: after(here) });

  it('begins at the minute of the page, when the page arrived', () => {
    expect(reckoned([undefined], 10 * MINUTE, 500)).toEqual({ server: 10 * MINUTE, at: after(500) });
    expect(reckoned([undefined], 10 * MINUTE, 40 * MINUTE, 500).at).toEqual(after(500));
  });

  it('runs on when a newer page names a minute that may be this one', () => {
    // By the stopwatch it is 11:40; the page was rendered in the eleventh minute.
    expect(reckoned([before], 11 * MINUTE, 100_000)).toBe(before);
  });

  it('runs on in an island that starts long after its page arrived', () => {
    expect(reckoned([before], 10 * MINUTE, 40 * MINUTE)).toBe(before);
  });

  it('is set anew by a page that contradicts it', () => {
    for (const rendered of [40 * MINUTE, 5 * MINUTE])
      expect(reckoned([before], rendered, 100_000)).toEqual({ server: rendered, at: after(100_000) });
  });

  it('is the first clock that agrees with the page', () => {
    const ofHeader = { server: 10.5 * MINUTE, at: after(0) };
    expect(reckoned([ofHeader, before], 10 * MINUTE, 0)).toBe(ofHeader);
    expect(reckoned([{ server: 0, at: after(0) }, before], 10 * MINUTE, 0)).toBe(before);
  });

  it('goes on by the device’s clock over the time that the device slept, and its stopwatch with it', () => {
    expect(timeAt(before, after(2 * MINUTE))).toBe(12 * MINUTE);
    expect(timeAt(before, after(2 * MINUTE, 38 * MINUTE))).toBe(50 * MINUTE);
    // It was set a little, or back.
    for (const set of [MINUTE / 2, -20 * MINUTE])
      expect(timeAt(before, after(2 * MINUTE, set))).toBe(12 * MINUTE);
  });
});

it('a page that is seen again is old after a minute, and where the device’s clock was put back', () => {
  expect(isOldAt(1_000_000, 1_059_999)).toBe(false);
  expect(isOldAt(1_000_000, 1_060_000)).toBe(true);
  expect(isOldAt(1_000_000, 900_000)).toBe(true);
});

describe('a page that stays open', () => {
  const openPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let shown = openPage();
  let opened = new EventTarget();
  const seenAgain = (visibilityState: 'visible' | 'hidden') => {
    shown.visibilityState = visibilityState;
    shown.dispatchEvent(new Event('visibilitychange'));
  };
  let asked: number;
  let outcome: Outcome;
  let renewSoon: () => void;
  const start = (isOld = false) =>
    renewWhileOpen(async () => {
      asked += 1;
      return outcome;
    }, isOld);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = openPage();
    opened = new EventTarget();
    vi.stubGlobal('document', shown);
    vi.stubGlobal('window', opened);
    // The latest of all that ask at once.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    asked = 0;
    outcome = 'done';
    renewSoon = start();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks its data again every five minutes, spread over half a minute', async () => {
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND - 1);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    expect(asked).toBe(2);
  });

  it('asks again within three seconds what was given up for another address, until it came', async () => {
    outcome = 'left';
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(2);
    outcome = 'done';
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(asked).toBe(3);
  });

  it('asks again a minute after a failure, and as soon as the network is back', async () => {
    outcome = 'failed';
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE + 3 * SECOND);
    expect(asked).toBe(2);
    opened.dispatchEvent(new Event('online'));
    outcome = 'done';
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(3);
    opened.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(3);
  });

  it('renews at once if it was fetched long before it is shown', async () => {
    start(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
  });

  it('asks within half a minute once something on it has begun, unless nobody sees it', async () => {
    renewSoon();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(asked).toBe(1);
    seenAgain('hidden');
    renewSoon();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(2);
  });

  it('asks nothing while nobody sees it, and within three seconds once somebody looks again', async () => {
    seenAgain('hidden');
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(asked).toBe(0);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(1);
    // What was asked half a minute ago is not old.
    seenAgain('hidden');
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(1);
  });

  it('asks when the browser brings it back from its cache, and not when it is opened', async () => {
    const brought = (persisted: boolean) =>
      opened.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    brought(false);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(0);
    brought(true);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toBe(1);
  });
});

it('a talk that moved since a page was opened is marked, and nothing beside it, not even what came later', () => {
  const talk = itemAt('2025-10-26T13:00:00Z', { uuid: 'gesprek', location: facet('Forum') });
  const signing = itemAt('2025-10-26T14:00:00Z', { uuid: 'signeersessie' });
  noteItems([talk, signing]);
  noteItems([talk, signing]);
  expect([isChanged('gesprek'), isChanged('signeersessie')]).toEqual([false, false]);
  const late = itemAt('2025-10-26T15:00:00Z', { uuid: 'toegevoegd' });
  noteItems([{ ...talk, start: new Date('2025-10-26T14:30:00Z') }, signing, late]);
  expect(['gesprek', 'signeersessie', 'toegevoegd'].filter(isChanged)).toEqual(['gesprek']);
  // It stays marked until the document is left, for who looks up only later.
  noteItems([{ ...talk, start: new Date('2025-10-26T14:30:00Z') }, signing, late]);
  expect(isChanged('gesprek')).toBe(true);
});
