import { withDates } from '../../domain/dated-json.ts';
import { type DeviceProgramme, parseDeviceProgramme } from '../../domain/device/device-programme.ts';
import { type DeviceTexts, parseDeviceTexts } from '../../domain/device/device-texts.ts';
import { DEVICE_AT, downloadsOf, STORED_AT } from '../../domain/pages/offline.ts';
import { DEVICE_PROGRAMME, DEVICE_TEXTS } from '../../domain/pages/paths.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatShortMoment, formatTime } from '../../domain/time/format.ts';
import { instant, record } from '../../domain/unknown-values.ts';

/** What the device took along, and of when it is. */
export type DeviceStand = DeviceAnswer & { programme: DeviceProgramme };

/** What the worker says of an answer that it holds (docs/decisions/0105). */
export type DeviceAnswer = {
  /** When the site last said that this is how things are, by the site's own clock. */
  storedAt: Date;
  /** How far the site's clock is ahead of the device's, in ms: nobody can say that a device is right. */
  skewMs: number;
};

/** Reads what the worker says in the headers of an answer. Without that it came from the site itself, at `deviceNow`. */
export function readDeviceAnswer(headers: Headers, deviceNow: Date): DeviceAnswer {
  const storedAt = instant(headers.get(STORED_AT)) ?? deviceNow;
  const deviceAt = instant(headers.get(DEVICE_AT));
  return { storedAt, skewMs: deviceAt ? +storedAt - +deviceAt : 0 };
}

/**
 * What time it is by the clock of the programme, to the minute, when the device's clock says `deviceNow`. It is never
 * before what is held was so: then the device's clock was put back since.
 */
export function programmeTime({ programme, storedAt, skewMs }: DeviceStand, deviceNow: Date): Date {
  const real = Math.max(+deviceNow + skewMs, +storedAt);
  return new Date(Math.floor((real + programme.clockAheadMs) / 60_000) * 60_000);
}

/**
 * «Stand van 09:40 · offline», when the device's clock says `deviceNow`. With its day where it is of another day than that clock
 * makes it, or where that was put back since: nobody but the site knows then which day it is.
 */
export function standWords(stand: DeviceStand, deviceNow: Date): string {
  const { programme, storedAt, skewMs } = stand;
  const told = new Date(+storedAt + programme.clockAheadMs);
  const isPutBack = +deviceNow + skewMs < +storedAt;
  const isToday = dayOf(told) === dayOf(programmeTime(stand, deviceNow)) && !isPutBack;
  return `Stand van ${isToday ? formatTime(told) : formatShortMoment(told)} · offline`;
}

/** The part of the browser's caches that is used here. */
type Caches = Pick<CacheStorage, 'match'>;

/**
 * Reads what the device took along for pages of this build, once. What is not there or cannot be read is `undefined`; what another
 * build took along lies in a cache of its own.
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
