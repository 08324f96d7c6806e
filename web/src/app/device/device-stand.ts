import { type DeviceProgramme, parseDeviceProgramme } from '../../domain/device/device-programme.ts';
import { type DeviceTexts, parseDeviceTexts } from '../../domain/device/device-texts.ts';
import { AWAY, BUILD_HEADER, DEVICE_AT, NETWORK_HEADER, STORED_AT } from '../../domain/pages/offline.ts';
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
  /** Whether the worker got no answer of the network within the last minute. */
  isAway: boolean;
};

/** Reads what the worker says in the headers of an answer. Without that it came from the site itself, at `deviceNow`. */
export function readDeviceAnswer(headers: Headers, deviceNow: Date): DeviceAnswer {
  const storedAt = instant(headers.get(STORED_AT)) ?? deviceNow;
  const deviceAt = instant(headers.get(DEVICE_AT));
  const isAway = headers.get(NETWORK_HEADER) === AWAY;
  return { storedAt, skewMs: deviceAt ? +storedAt - +deviceAt : 0, isAway };
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
 * «Stand van 09:40 · offline», when the device's clock says `deviceNow`, and without the last word where the site was not
 * asked yet. With its day where it is of another day than
 * that clock makes it, or where that was put back since: nobody but the site knows then which day it is.
 */
export function standWords(stand: DeviceStand, deviceNow: Date, isAway: boolean): string {
  const { programme, storedAt, skewMs } = stand;
  const told = new Date(+storedAt + programme.clockAheadMs);
  const isPutBack = +deviceNow + skewMs < +storedAt;
  const isToday = dayOf(told) === dayOf(programmeTime(stand, deviceNow)) && !isPutBack;
  return `Stand van ${isToday ? formatTime(told) : formatShortMoment(told)}${isAway ? ' · offline' : ''}`;
}

/**
 * Asks what the device took along, for a page of this build, and holds it until `forget`: the worker has renewed it then.
 * What is not there, cannot be read, or was written by another build is `undefined`.
 */
export function createDeviceData(ownBuild: string | undefined, ask: typeof fetch = fetch) {
  let held: { stand?: Promise<DeviceStand | undefined>; texts?: Promise<DeviceTexts> } = {};

  const answerAt = async (path: string) => {
    try {
      const response = await ask(path, { credentials: 'omit' });
      const build = response.headers.get(BUILD_HEADER);
      const isOurs = ownBuild === undefined || build === null || build === ownBuild;
      return response.ok && isOurs ? { response, value: (await response.json()) as unknown } : undefined;
    } catch {
      return undefined;
    }
  };

  const askStand = async (): Promise<DeviceStand | undefined> => {
    const answer = await answerAt(DEVICE_PROGRAMME);
    const programme = answer && parseDeviceProgramme(record(answer.value).parts);
    return programme && { programme, ...readDeviceAnswer(answer.response.headers, new Date()) };
  };

  const askTexts = async (): Promise<DeviceTexts> => {
    const answer = await answerAt(DEVICE_TEXTS);
    return parseDeviceTexts(answer?.value);
  };

  return {
    stand: (): Promise<DeviceStand | undefined> => {
      held.stand ??= askStand();
      return held.stand;
    },
    texts: (): Promise<DeviceTexts> => {
      held.texts ??= askTexts();
      return held.texts;
    },
    forget: () => {
      held = {};
    },
  };
}

export type DeviceData = ReturnType<typeof createDeviceData>;
