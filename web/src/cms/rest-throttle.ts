import { setTimeout } from 'node:timers/promises';

/** Lets no more than so many requests begin in any second; the others wait in line. */
export type Throttle = {
  /** Settles when it is this request's turn. Rejects at once when that is further away than anyone would wait. */
  turn(): Promise<void>;
  /** What the server says that it takes, in requests per second. */
  allow(perSecond: number): void;
};

/** Requests per second that one token may make, until the server tells its own number (spec §9). */
export const PER_SECOND = { token: 5, oauth: 3 };

/** Who would stand in line longer than a page waits is sent away: the line has an end. */
const LONGEST_WAIT_MS = 5_000;
const SECOND = 1_000;
/** More than any server allows; of older turns nothing needs to be known. */
const REMEMBERED = 1_000;

/** A line in front of one server. The system clock, in milliseconds, and what waits by it can be a test's own. */
export function createThrottle(
  perSecond: number,
  clock: () => number = Date.now,
  sleep: (milliseconds: number) => Promise<unknown> = (milliseconds) => setTimeout(milliseconds),
): Throttle {
  let limit = perSecond;
  /** When the latest requests began, and when those in line will. */
  const turns: number[] = [];

  return {
    async turn() {
      const now = clock();
      // A second after the one that it must keep its distance from.
      const at = Math.max(now, (turns.at(-limit) ?? Number.NEGATIVE_INFINITY) + SECOND);
      if (at - now > LONGEST_WAIT_MS) throw new Error('too many questions are waiting');
      turns.push(at);
      if (turns.length > REMEMBERED) turns.shift();
      if (at > now) await sleep(at - now);
    },
    allow(allowed) {
      limit = Math.min(Math.max(Math.floor(allowed), 1), REMEMBERED);
    },
  };
}

/** How many requests per second a server takes, as its headers tell: `"concurrent-requests";q=30`. */
export function policyOf(headers: Headers): number | undefined {
  const quota = /(?:^|;)\s*q=(\d+)/.exec(headers.get('x-ratelimit-policy') ?? '')?.[1];
  return quota === undefined ? undefined : Number(quota);
}
