import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { isChanged, noteItems } from './changed-items.ts';
import { isOldAt, type Outcome, renewWhileOpen } from './renew-while-open.ts';
import { timeAt } from './server-time.ts';
import { programmeNowAt } from './use-minute.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the clock of a page', () => {
  /**
   * Returns the device's times after `ms`, on a device whose clock is an hour slow. Its timer stops while it is asleep.
   */
  const after = (ms: number, asleep = 0) => ({ stopwatch: ms, clock: ms + asleep - 60 * MINUTE });
  const before = { server: 10 * MINUTE, at: after(0) };

  const reckoned = (
    known: Parameters<typeof programmeNowAt>[0],
    rendered: number,
    here: number,
    arrived = here,
  ) => programmeNowAt(known, rendered, { arrived: after(arrived), here: after(here) });

  it("starts the clock at the page's minute if no clock is known", () => {
    expect(reckoned([undefined], 10 * MINUTE, 500)).toEqual({ server: 10 * MINUTE, at: after(500) });
    expect(reckoned([undefined], 10 * MINUTE, 40 * MINUTE, 500).at).toEqual(after(500));
  });

  it('keeps the known clock if a newer page agrees with it', () => {
    // The known clock is at 11 min 40 s. The newer page states only its render time, in whole minutes: 11.
    expect(reckoned([before], 11 * MINUTE, 100_000)).toBe(before);
  });

  it('keeps the known clock in an island that starts long after its page arrived', () => {
    expect(reckoned([before], 10 * MINUTE, 40 * MINUTE)).toBe(before);
  });

  it('restarts the clock if the render time of a page contradicts it', () => {
    for (const rendered of [40 * MINUTE, 5 * MINUTE])
      expect(reckoned([before], rendered, 100_000)).toEqual({ server: rendered, at: after(100_000) });
  });

  it('uses the first of several server clocks that is consistent with the render time of the page', () => {
    const ofHeader = { server: 10.5 * MINUTE, at: after(0) };
    expect(reckoned([ofHeader, before], 10 * MINUTE, 0)).toBe(ofHeader);
    expect(reckoned([{ server: 0, at: after(0) }, before], 10 * MINUTE, 0)).toBe(before);
  });

  it('follows the device clock after the device slept, because the timer stopped meanwhile', () => {
    expect(timeAt(before, after(2 * MINUTE))).toBe(12 * MINUTE);
    expect(timeAt(before, after(2 * MINUTE, 38 * MINUTE))).toBe(50 * MINUTE);
    // The device clock was adjusted slightly, or set back.
    for (const set of [MINUTE / 2, -20 * MINUTE])
      expect(timeAt(before, after(2 * MINUTE, set))).toBe(12 * MINUTE);
  });
});

it('counts a page as old after a minute, or if the device clock was set back', () => {
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
  let requested: number;
  let outcome: Outcome;
  let renewSoon: () => void;
  const start = (isOld = false) =>
    renewWhileOpen(async () => {
      requested += 1;
      return outcome;
    }, isOld);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = openPage();
    opened = new EventTarget();
    vi.stubGlobal('document', shown);
    vi.stubGlobal('window', opened);
    // Makes every random delay as long as possible.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    requested = 0;
    outcome = 'done';
    renewSoon = start();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('refetches every five minutes, with a random delay of up to half a minute', async () => {
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND - 1);
    expect(requested).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    expect(requested).toBe(2);
  });

  it('refetches within three seconds after the address changed during a renewal', async () => {
    outcome = 'left';
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(2);
    outcome = 'done';
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(requested).toBe(3);
  });

  it('retries a minute after a failure, or as soon as the device is online', async () => {
    outcome = 'failed';
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 30 * SECOND);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE + 3 * SECOND);
    expect(requested).toBe(2);
    opened.dispatchEvent(new Event('online'));
    outcome = 'done';
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(3);
    opened.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(3);
  });

  it('refetches immediately if the page was fetched long before it was shown', async () => {
    start(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(1);
  });

  it('refetches within half a minute after an item begins, unless the page is hidden', async () => {
    renewSoon();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(requested).toBe(1);
    seenAgain('hidden');
    renewSoon();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(2);
  });

  it('does not refetch while the page is hidden, and refetches within three seconds after the page is visible again', async () => {
    seenAgain('hidden');
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(requested).toBe(0);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(1);
    // A response half a minute old is not stale.
    seenAgain('hidden');
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    seenAgain('visible');
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(1);
  });

  it('refetches when the browser restores the page from the back/forward cache, but not when it opens the page', async () => {
    const brought = (persisted: boolean) =>
      opened.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    brought(false);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(0);
    brought(true);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(requested).toBe(1);
  });
});

it('marks an item that moved since the page was opened, but no unchanged or added items', () => {
  const talk = itemAt('2025-10-26T13:00:00Z', { uuid: 'gesprek', location: facet('Forum') });
  const signing = itemAt('2025-10-26T14:00:00Z', { uuid: 'signeersessie' });
  noteItems([talk, signing]);
  noteItems([talk, signing]);
  expect([isChanged('gesprek'), isChanged('signeersessie')]).toEqual([false, false]);
  const late = itemAt('2025-10-26T15:00:00Z', { uuid: 'toegevoegd' });
  noteItems([{ ...talk, start: new Date('2025-10-26T14:30:00Z') }, signing, late]);
  expect(['gesprek', 'signeersessie', 'toegevoegd'].filter(isChanged)).toEqual(['gesprek']);
  // The item stays marked if a later response repeats the new time.
  noteItems([{ ...talk, start: new Date('2025-10-26T14:30:00Z') }, signing, late]);
  expect(isChanged('gesprek')).toBe(true);
});
