import { describe, expect, it } from 'vitest';
import type { OfflineProgramme } from '../../domain/offline/offline-programme.ts';
import {
  createOfflineData,
  type OfflineSnapshot,
  programmeTime,
  readStoredAge,
  snapshotWords,
} from './snapshot.ts';

const MORNING = new Date('2025-10-27T09:40:20+01:00');
const DAY_MS = 86_400_000;
const minutesLater = (minutes: number, from = MORNING) => new Date(+from + minutes * 60_000);

/** Offline data stored at `storedAt` by the site's clock, on a device whose clock differs by `skewMs`. */
function snapshotAt(storedAt: Date, skewMs = 0, clockAheadMs = 0): OfflineSnapshot {
  const programme = { clockAheadMs } as OfflineProgramme;
  return { programme, storedAt, skewMs };
}

describe('the offline programme time', () => {
  it("returns the site's time, to the minute, even if the device clock is wrong", () => {
    for (const wrongMs of [0, DAY_MS, -DAY_MS, 90_000]) {
      const snapshot = snapshotAt(MORNING, -wrongMs);
      const deviceNow = new Date(+minutesLater(5) + wrongMs);
      expect(programmeTime(snapshot, deviceNow).toISOString()).toBe('2025-10-27T08:45:00.000Z');
    }
  });

  it('never returns a time before the snapshot, even if the device clock was set back', () => {
    const now = programmeTime(snapshotAt(MORNING), new Date(+MORNING - DAY_MS));
    expect(now.toISOString()).toBe('2025-10-27T08:40:00.000Z');
  });

  it('returns the simulated time of a demo', () => {
    const now = programmeTime(snapshotAt(MORNING, 0, -2 * DAY_MS), minutesLater(1));
    expect(now.toISOString()).toBe('2025-10-25T08:41:00.000Z');
  });

  it("reads the age of a response from the worker's headers, or treats a response without them as new", () => {
    const headers = new Headers({
      'x-stored-at': MORNING.toISOString(),
      'x-device-at': new Date(+MORNING + DAY_MS).toISOString(),
    });
    expect(readStoredAge(headers, minutesLater(9))).toEqual({
      storedAt: MORNING,
      skewMs: -DAY_MS,
    });
    expect(readStoredAge(new Headers(), MORNING)).toEqual({ storedAt: MORNING, skewMs: 0 });
  });
});

describe('the label with the snapshot time', () => {
  it.each([
    [minutesLater(200), 'Stand van 09:40 · offline'],
    [minutesLater(24 * 60), 'Stand van ma 27 okt 09:40 · offline'],
    [minutesLater(3 * 24 * 60), 'Stand van ma 27 okt 09:40 · offline'],
  ])('shows the time, and the date too if the snapshot is from another day: %s', (deviceNow, words) => {
    expect(snapshotWords(snapshotAt(MORNING), deviceNow)).toBe(words);
  });

  it('shows the right time if the device clock was always wrong, or was moved by a day after the download', () => {
    for (const wrongMs of [DAY_MS, -DAY_MS]) {
      const since = new Date(+minutesLater(5) + wrongMs);
      expect(snapshotWords(snapshotAt(MORNING, -wrongMs), since)).toBe('Stand van 09:40 · offline');
      // The current day is unknown, so the text includes the date of the snapshot, which is always correct.
      expect(snapshotWords(snapshotAt(MORNING), since)).toBe('Stand van ma 27 okt 09:40 · offline');
    }
  });

  it('shows the simulated time of a demo in the label', () => {
    const demo = snapshotAt(MORNING, 0, -2 * DAY_MS);
    expect(snapshotWords(demo, minutesLater(5))).toBe('Stand van 10:40 · offline');
    expect(snapshotWords(demo, minutesLater(24 * 60))).toBe('Stand van za 25 okt 10:40 · offline');
  });
});

describe('the stored offline data', () => {
  const TEXTS = { texts: { '/a': { path: '/a', body: [], intro: [] } } };
  /** Stubs the caches of a device where the service worker of one build stored `body`. */
  const cachesOf = (build: string, body: unknown) => {
    const requested: unknown[] = [];
    const match: CacheStorage['match'] = async (path, options) => {
      requested.push(path);
      return options?.cacheName === `boektopia ${build} gegevens` ? Response.json(body) : undefined;
    };
    return { match, requested };
  };

  it('ignores offline data stored by another build', async () => {
    const caches = cachesOf('b2', TEXTS);
    expect((await createOfflineData('b1', caches).texts()).size).toBe(0);
    expect((await createOfflineData('b2', caches).texts()).size).toBe(1);
  });

  it('reads the offline data only once', async () => {
    const { match, requested } = cachesOf('b1', TEXTS);
    const stored = createOfflineData('b1', { match });
    await Promise.all([stored.texts(), stored.texts()]);
    expect(requested).toEqual(['/_app/teksten.json']);
  });

  it('returns nothing if no offline data are stored or the browser refuses access', async () => {
    for (const match of [
      async () => undefined,
      () => Promise.reject(new DOMException('no', 'SecurityError')),
    ]) {
      const stored = createOfflineData('b1', { match });
      expect(await stored.snapshot()).toBeUndefined();
      expect((await stored.texts()).size).toBe(0);
    }
  });
});
