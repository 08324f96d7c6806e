import { setTimeout } from 'node:timers/promises';
import { QueueFullError } from './client.ts';

/** Lets no more than so many requests begin in any second; the others wait in line. */
export type Throttle = {
  /**
   * Settles when it is this request's turn. A new question whose turn is further away than anyone would wait is sent
   * away at once, with {@link QueueFullError}; one that has begun stays, or what it had so far would be lost.
   */
  turn(question?: 'new' | 'begun'): Promise<void>;
  /** What the server says that it takes, in requests per second. */
  allow(perSecond: number): void;
  /** When the last who stands in line has its turn, in milliseconds from now; below zero, how long ago that was. */
  lineMs(): number;
};

export type ThrottleOptions = {
  /** A clock that nobody puts back, milliseconds, and what waits by it. */
  clock?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  log?: (line: string) => void;
};

/** Requests per second that one token may make, until the server tells its own number (spec §9). */
export const PER_SECOND = { token: 5, oauth: 3 };

/**
 * Who would stand in line longer than a visitor waits is sent away: the line has an end. Long enough for some pages that
 * are asked for at once by a site that has just started, each with a whole programme to read.
 */
export const LONGEST_LINE_MS = 15_000;
const SECOND = 1_000;
/** One line in the log for all who were sent away: whoever sends many questions would else fill that too. */
const TELL_EVERY_MS = 60_000;
/** More than any server allows; of older turns nothing needs to be known. */
const REMEMBERED = 1_000;

/** A line in front of one server. */
export function createThrottle(perSecond: number, options: ThrottleOptions = {}): Throttle {
  const {
    clock = () => performance.now(),
    sleep = (milliseconds) => setTimeout(milliseconds),
    log,
  } = options;
  let limit = perSecond;
  /** When the latest requests began, and when those in line will. */
  const turns: number[] = [];
  /** When the last who had to wait began, or will. */
  let lineEnds = Number.NEGATIVE_INFINITY;
  let sentAway = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const sendAway = (now: number): never => {
    sentAway += 1;
    if (now - toldAt >= TELL_EVERY_MS) {
      log?.(`[Network error]: too many questions are waiting, sent away: ${sentAway}`);
      toldAt = now;
      sentAway = 0;
    }
    throw new QueueFullError('too many questions are waiting');
  };

  return {
    async turn(question = 'new') {
      const now = clock();
      // A second after the one that it must keep its distance from.
      const at = Math.max(now, (turns.at(-limit) ?? Number.NEGATIVE_INFINITY) + SECOND);
      if (question === 'new' && at - now > LONGEST_LINE_MS) sendAway(now);
      turns.push(at);
      if (turns.length > REMEMBERED) turns.shift();
      if (at <= now) return;
      lineEnds = at;
      await sleep(at - now);
    },
    lineMs: () => lineEnds - clock(),
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
