import { withDates } from '../../domain/dated-json.ts';
import { type DeviceProgramme, parseDeviceProgramme } from '../../domain/device/device-programme.ts';
import { type DeviceTexts, parseDeviceTexts } from '../../domain/device/device-texts.ts';
import { DEVICE_AT, downloadsOf, STORED_AT } from '../../domain/pages/offline.ts';
import { DEVICE_PROGRAMME, DEVICE_TEXTS } from '../../domain/pages/paths.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatShortMoment, formatTime } from '../../domain/time/format.ts';
import { instant, record } from '../../domain/unknown-values.ts';

/** The downloaded programme and its snapshot time. */
export type DeviceStand = DeviceAnswer & { programme: DeviceProgramme };

/** What the headers of a stored response say about its age (docs/decisions/0105). */
export type DeviceAnswer = {
  /** When the site last confirmed this data, by the site's clock. */
  storedAt: Date;
  /** How far the site's clock is ahead of the device's, in ms. The device clock cannot be trusted. */
  skewMs: number;
};

/**
 * Reads the headers that the worker added to a stored response; without them the site itself sent it, at `deviceNow`.
 */
export function readDeviceAnswer(headers: Headers, deviceNow: Date): DeviceAnswer {
  const storedAt = instant(headers.get(STORED_AT)) ?? deviceNow;
  const deviceAt = instant(headers.get(DEVICE_AT));
  return { storedAt, skewMs: deviceAt ? +storedAt - +deviceAt : 0 };
}

/**
 * Returns the time by the programme's clock, to the minute, when the device clock shows `deviceNow`. Never earlier than
 * the snapshot: the device clock may have been set back since the download.
 */
export function programmeTime({ programme, storedAt, skewMs }: DeviceStand, deviceNow: Date): Date {
  const real = Math.max(+deviceNow + skewMs, +storedAt);
  return new Date(Math.floor((real + programme.clockAheadMs) / 60_000) * 60_000);
}

/**
 * Returns the label «Stand van 09:40 · offline» for when the device clock shows `deviceNow`. Adds the date if the
 * snapshot is from another day, or if the device clock was set back so that the current day is unknown.
 */
export function standWords(stand: DeviceStand, deviceNow: Date): string {
  const { programme, storedAt, skewMs } = stand;
  const told = new Date(+storedAt + programme.clockAheadMs);
  const isPutBack = +deviceNow + skewMs < +storedAt;
  const isToday = dayOf(told) === dayOf(programmeTime(stand, deviceNow)) && !isPutBack;
  return `Stand van ${isToday ? formatTime(told) : formatShortMoment(told)} · offline`;
}

/** The part of the Cache API used here. */
type Caches = Pick<CacheStorage, 'match'>;

/**
 * Reads the offline data that the worker stored for pages of this build, and caches the texts. Missing or unreadable
 * data give `undefined`; other builds store their downloads in a cache of their own.
 */
export function createDeviceData(build: string, caches: Caches = window.caches) {
  let texts: Promise<DeviceTexts> | undefined;

  const heldAt = async (path: string) => {
    try {
      const response = await caches.match(path, { cacheName: downloadsOf(build), ignoreVary: true });
      if (!response) return undefined;
      return { headers: response.headers, value: withDates(await response.json()) };
    } catch {
      return undefined;
    }
  };

  return {
    async stand(): Promise<DeviceStand | undefined> {
      const held = await heldAt(DEVICE_PROGRAMME);
      const programme = held && parseDeviceProgramme(record(held.value).parts);
      return programme && { programme, ...readDeviceAnswer(held.headers, new Date()) };
    },
    texts: (): Promise<DeviceTexts> => {
      texts ??= heldAt(DEVICE_TEXTS).then((held) => parseDeviceTexts(held?.value));
      return texts;
    },
  };
}
