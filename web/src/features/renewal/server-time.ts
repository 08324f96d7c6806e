import { type Sent, sentOf } from '../../domain/time/sent.ts';

/** When this document was sent; `undefined` in browsers without Server-Timing (Safari before 16.4). */
function documentSent(): Sent | undefined {
  const timing: readonly PerformanceServerTiming[] = navigation()?.serverTiming ?? [];
  return sentOf(new Map(timing.map(({ name, duration }) => [name, duration])));
}

// The only kind of entry of this type. TypeScript does not know `activationStart` (Chromium only).
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as
    | (PerformanceNavigationTiming & { activationStart?: number })
    | undefined;

/** A document that is first shown this long after the server sent it is renewed at once, in ms. */
const LAID_BY_MS = 30_000;

/**
 * Whether this document was sent long before it was shown: it was prefetched or prerendered, or the browser restored it from its
 * cache. Browsers do not report when they fetched it, so this compares the clocks of server and device. A wrong clock of the device
 * makes it true for every page, and so does a browser that does not read the header: that costs one request, which the server
 * mostly answers with a 304.
 */
export function isLaidBy(): boolean {
  const sent = documentSent();
  if (!sent || Math.abs(Date.now() - sent.at) > LAID_BY_MS) return true;
  return (navigation()?.activationStart ?? 0) > LAID_BY_MS;
}

/** The device's stopwatch (`performance.now()`) and its clock, which may be wrong; in ms. */
export type Here = { stopwatch: number; clock: number };

/** What the programme's clock showed at the server when the device showed `at`; in ms. */
export type Reckoned = { server: number; at: Here };

const MINUTE_MS = 60_000;

export const lookHere = (): Here => ({ stopwatch: performance.now(), clock: Date.now() });

/** The stopwatch of a phone that sleeps stands still: then its clock has gone on for much longer. */
export function timeAt({ server, at }: Reckoned, here: Here): number {
  const [ran, passed] = [here.stopwatch - at.stopwatch, here.clock - at.clock];
  return server + (passed > ran + MINUTE_MS ? passed : ran);
}

let known: Reckoned | undefined;

/** Sets the server's time by a response that just came. */
export function noteSent({ at, ahead }: Sent): void {
  known = { server: at + ahead, at: lookHere() };
}

/** When the first byte of this document came. */
export function documentArrived(): Here {
  const stopwatch = navigation()?.responseStart ?? 0;
  return { stopwatch, clock: performance.timeOrigin + stopwatch };
}

/** The server's time as the latest response told it, which was this document at first. */
export function serverTime(): Reckoned | undefined {
  const sent = known ? undefined : documentSent();
  if (sent) known = { server: sent.at + sent.ahead, at: documentArrived() };
  return known;
}
