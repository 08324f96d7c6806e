import { type Sent, sentOf } from '../../domain/time/sent.ts';

/** Returns when the server sent this document; `undefined` without Server-Timing (Safari before 16.4). */
function documentSent(): Sent | undefined {
  const timing: readonly PerformanceServerTiming[] = navigation()?.serverTiming ?? [];
  return sentOf(new Map(timing.map(({ name, duration }) => [name, duration])));
}

// `as`: all `navigation` entries have this type. TypeScript lacks `activationStart` (Chromium only).
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as
    | (PerformanceNavigationTiming & { activationStart?: number })
    | undefined;

/** The maximum age of a document when it is first shown, in ms. An older document is renewed immediately. */
const STALE_ON_ARRIVAL_MS = 30_000;

/**
 * Whether this document was sent long before it was shown: prefetched, prerendered or restored from the cache. Browsers
 * do not report when they fetched it, so this compares the clocks of server and device. It is also true if the device
 * clock is wrong or the browser does not expose the header: this costs one request, usually answered with a 304.
 */
export function isStaleOnArrival(): boolean {
  const sent = documentSent();
  if (!sent || Math.abs(Date.now() - sent.at) > STALE_ON_ARRIVAL_MS) return true;
  return (navigation()?.activationStart ?? 0) > STALE_ON_ARRIVAL_MS;
}

/** A time in ms by the page's timer (`performance.now()`) and by the device clock, which may be wrong. */
export type LocalTime = { stopwatch: number; clock: number };

/** `server`: the time of the server's programme clock, in ms, when the time on this device was `at`. */
export type ServerTimeAt = { server: number; at: LocalTime };

const MINUTE_MS = 60_000;

export const readLocalTime = (): LocalTime => ({ stopwatch: performance.now(), clock: Date.now() });

/**
 * Returns the server's time, advanced by the device's timer. If the timer stopped because the device slept, uses the
 * device's clock instead.
 */
export function timeAt({ server, at }: ServerTimeAt, here: LocalTime): number {
  const [ran, passed] = [here.stopwatch - at.stopwatch, here.clock - at.clock];
  return server + (passed > ran + MINUTE_MS ? passed : ran);
}

let known: ServerTimeAt | undefined;

/** Sets the server's time from a response that just arrived. */
export function recordServerTime({ at, ahead }: Sent): void {
  known = { server: at + ahead, at: readLocalTime() };
}

/** Returns when the first byte of this document arrived. */
export function documentArrived(): LocalTime {
  const stopwatch = navigation()?.responseStart ?? 0;
  return { stopwatch, clock: performance.timeOrigin + stopwatch };
}

/** Returns the server's time according to the latest response, initially this document. */
export function serverTime(): ServerTimeAt | undefined {
  const sent = known ? undefined : documentSent();
  if (sent) known = { server: sent.at + sent.ahead, at: documentArrived() };
  return known;
}
