import { withDates } from '../../domain/dated-json.ts';
import { type OfflineProgramme, parseOfflineProgramme } from '../../domain/offline/offline-programme.ts';
import { type OfflineTexts, parseOfflineTexts } from '../../domain/offline/offline-texts.ts';
import { DEVICE_AT, downloadsOf, STORED_AT } from '../../domain/pages/offline.ts';
import { OFFLINE_PROGRAMME, OFFLINE_TEXTS } from '../../domain/pages/paths.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatShortMoment, formatTime } from '../../domain/time/format.ts';
import { instant, record } from '../../domain/unknown-values.ts';

/** The downloaded programme and its snapshot time. */
export type OfflineSnapshot = StoredAge & { programme: OfflineProgramme };

/** The age of a stored response, from its headers (docs/decisions/0105). */
export type StoredAge = {
  /** When the site last confirmed this data, by the site's clock. */
  storedAt: Date;
  /** How far the site's clock is ahead of the device's, in ms. The device clock may be wrong. */
  skewMs: number;
};

/**
 * Reads the age of a response from the headers that the worker added. If they are missing, assumes that the site sent
 * the response at `deviceNow`.
 */
export function readStoredAge(headers: Headers, deviceNow: Date): StoredAge {
  const storedAt = instant(headers.get(STORED_AT)) ?? deviceNow;
  const deviceAt = instant(headers.get(DEVICE_AT));
  return { storedAt, skewMs: deviceAt ? +storedAt - +deviceAt : 0 };
}

/**
 * Returns the time of the programme's clock, to the minute, when the device clock shows `deviceNow`. Never returns a
 * time before the snapshot, because the device clock may have been set back since the download.
 */
export function programmeTime({ programme, storedAt, skewMs }: OfflineSnapshot, deviceNow: Date): Date {
  const real = Math.max(+deviceNow + skewMs, +storedAt);
  return new Date(Math.floor((real + programme.clockAheadMs) / 60_000) * 60_000);
}

/**
 * Returns the label «Stand van 09:40 · offline» at the device time `deviceNow`. Adds the date if the snapshot is from
 * another day, or if the current day is unknown because the device clock was set back.
 */
export function snapshotWords(snapshot: OfflineSnapshot, deviceNow: Date): string {
  const { programme, storedAt, skewMs } = snapshot;
  const told = new Date(+storedAt + programme.clockAheadMs);
  const isPutBack = +deviceNow + skewMs < +storedAt;
  const isToday = dayOf(told) === dayOf(programmeTime(snapshot, deviceNow)) && !isPutBack;
  return `Stand van ${isToday ? formatTime(told) : formatShortMoment(told)} · offline`;
}

/** The part of the Cache API used here. */
type Caches = Pick<CacheStorage, 'match'>;

/**
 * Creates a reader of the offline data of this build; each build has its own cache. The reader parses the stored texts
 * only once, and returns `undefined` for missing or unreadable data.
 */
export function createOfflineData(build: string, caches: Caches = window.caches) {
  let texts: Promise<OfflineTexts> | undefined;

  const storedAtPath = async (path: string) => {
    try {
      const response = await caches.match(path, { cacheName: downloadsOf(build), ignoreVary: true });
      if (!response) return undefined;
      return { headers: response.headers, value: withDates(await response.json()) };
    } catch {
      return undefined;
    }
  };

  return {
    async snapshot(): Promise<OfflineSnapshot | undefined> {
      const stored = await storedAtPath(OFFLINE_PROGRAMME);
      const programme = stored && parseOfflineProgramme(record(stored.value).parts);
      return programme && { programme, ...readStoredAge(stored.headers, new Date()) };
    },
    texts: (): Promise<OfflineTexts> => {
      texts ??= storedAtPath(OFFLINE_TEXTS).then((stored) => parseOfflineTexts(stored?.value));
      return texts;
    },
  };
}
