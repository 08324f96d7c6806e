import { setTimeout } from 'node:timers/promises';
import { QueueFullError } from './client.ts';

/** Limits how many requests start within any second. Requests above the limit wait in a queue. */
export type Throttle = {
  /**
   * Settles when the request may start. Rejects a new request at once with {@link QueueFullError} if its wait exceeds a
   * visitor's patience. A request that continues earlier work always waits, or that work would be lost.
   */
  turn(question?: 'new' | 'begun'): Promise<void>;
  /** Sets the limit that the server states, in requests per second. */
  allow(perSecond: number): void;
  /** Returns when the last queued request starts, in ms from now. A negative value is the time since that start. */
  queueMs(): number;
};

export type ThrottleOptions = {
  /** A monotonic clock in ms, and a sleep that follows it. */
  clock?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  log?: (line: string) => void;
};

/** Requests per second that a token may make, until the server states its own limit (spec §9). */
export const PER_SECOND = { token: 5, oauth: 3 };

/** Maximum wait in the queue, in ms: enough for a starting site that renders several pages with a whole programme. */
export const MAX_QUEUE_MS = 15_000;
const SECOND = 1_000;
/** Minimum interval between log lines about rejections, in ms: a flood of requests must not flood the log. */
const REPORT_EVERY_MS = 60_000;
/** Upper bound of the limit, above what any server states. It is also the number of stored start times. */
const REMEMBERED = 1_000;

/** Creates a request queue for one server. */
export function createThrottle(perSecond: number, options: ThrottleOptions = {}): Throttle {
  const {
    clock = () => performance.now(),
    sleep = (milliseconds) => setTimeout(milliseconds),
    log,
  } = options;
  let limit = perSecond;
  /** Start times of the latest requests and of the queued ones, in ms. */
  const turns: number[] = [];
  /** Start time of the last request that had to wait, in ms. */
  let lineEnds = Number.NEGATIVE_INFINITY;
  let sentAway = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const sendAway = (now: number): never => {
    sentAway += 1;
    if (now - reportedAt >= REPORT_EVERY_MS) {
      log?.(`[Network error]: the request queue is full, rejected: ${sentAway}`);
      reportedAt = now;
      sentAway = 0;
    }
    throw new QueueFullError('the request queue is full');
  };

  return {
    async turn(question = 'new') {
      const now = clock();
      // At most `limit` starts per second: each is at least a second after the start `limit` places before it.
      const at = Math.max(now, (turns.at(-limit) ?? Number.NEGATIVE_INFINITY) + SECOND);
      if (question === 'new' && at - now > MAX_QUEUE_MS) sendAway(now);
      turns.push(at);
      if (turns.length > REMEMBERED) turns.shift();
      if (at <= now) return;
      lineEnds = at;
      await sleep(at - now);
    },
    queueMs: () => lineEnds - clock(),
    allow(allowed) {
      limit = Math.min(Math.max(Math.floor(allowed), 1), REMEMBERED);
    },
  };
}

/** Returns the requests per second that a server accepts, as its headers state: `"concurrent-requests";q=30`. */
export function policyOf(headers: Headers): number | undefined {
  const quota = /(?:^|;)\s*q=(\d+)/.exec(headers.get('x-ratelimit-policy') ?? '')?.[1];
  return quota === undefined ? undefined : Number(quota);
}
