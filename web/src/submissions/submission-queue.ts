import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryOutcome, databaseWords, errorWords } from './delivery-outcome.ts';
import { claimDue, type DueDelivery, nextState, reclaimExpired, recordState } from './due-deliveries.ts';
import type { Store } from './store.ts';

/** Performs one delivery. Must stop when the signal aborts. */
export type JobHandler = (due: DueDelivery, signal: AbortSignal) => Promise<DeliveryOutcome>;

export type Pace = {
  /** Maximum number of concurrent deliveries of one process. */
  together: number;
  /** Time limit of one attempt, in ms. */
  attemptMs: number;
  /** Duration of a process's lease on a delivery, in ms: longer than an attempt, with a margin for differing clocks. */
  leaseMs: number;
  /** How often the queue looks for deliveries that became due or that other processes stored, in ms. */
  lookEveryMs: number;
  /** Maximum time that `stop` waits for running deliveries, in ms. */
  stopMs: number;
};

export const PACE: Pace = {
  together: 8,
  attemptMs: 30_000,
  leaseMs: 60_000,
  lookEveryMs: 1_000,
  stopMs: 8_000,
};

/**
 * Delay in ms between the end of a delivery and the start of new ones. Deliveries that start together need only one
 * disk write.
 */
const GATHER_MS = 10;
/** How often the queue corrects due dates that were stored while the clock was wrong, in ms. */
const PULL_BACK_EVERY_MS = 60_000;
/** While the database is unreachable, the maximum number of attempts to write a result. */
const WRITE_TRIES = 10;
/** Pause between two attempts to write a result, in ms. */
const WRITE_PAUSE_MS = 2_000;

export type SubmissionQueue = { start(): void; wake(): void; stop(): Promise<void> };

export type SubmissionQueueOptions = {
  store: () => Promise<Store>;
  courier: (store: Store) => JobHandler;
  log: (line: string) => void;
  now: () => number;
  pace?: Pace;
  /** Periodic maintenance, called each time the queue looks for deliveries. */
  housekeeping?: (store: Store) => Promise<void>;
};

/** Creates a queue that delivers submissions until it is stopped. It keeps no transaction open during a delivery. */
export function createSubmissionQueue(options: SubmissionQueueOptions): SubmissionQueue {
  const { store, log, now, pace = PACE, housekeeping } = options;
  const owner = randomUUID();
  const underWay = new Map<string, Promise<void>>();
  let pulledBackAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let stopping = false;
  let wake = () => {};

  async function deliver(opened: Store, due: DueDelivery) {
    const outcome = await attempt(options.courier(opened), due, pace.attemptMs);
    const moment = now();
    const settled = nextState(due, outcome, moment, Math.random());
    const words = outcome.outcome === 'delivered' ? (outcome.note ?? null) : outcome.reason;
    for (let writes = 1; ; writes += 1) {
      try {
        await opened.retryLocked(() => recordState(opened, due, owner, { settled, words, now: moment }));
        break;
      } catch (error) {
        log(`ERROR delivery ${due.id}: «${settled.state}» could not be written: ${errorWords(error)}`);
        if (writes === WRITE_TRIES || stopping) return;
        await pause(WRITE_PAUSE_MS);
      }
    }
    if (settled.state === 'delivered') return;
    if (settled.state === 'refused') return log(`delivery ${due.id}: refused for good: ${words}`);
    const next =
      settled.state === 'waiting'
        ? `again in ${Math.round((settled.dueAt - moment) / 1000)} s`
        : 'is a dead letter';
    log(`WARN delivery ${due.id}: attempt ${due.attempts} failed, ${next}: ${words}`);
  }

  async function look(): Promise<number> {
    const most = pace.together - underWay.size;
    if (most <= 0) return 0;
    const opened = await store();
    if (performance.now() - pulledBackAt > PULL_BACK_EVERY_MS) {
      const count = await reclaimExpired(opened, pace.leaseMs, now());
      if (count > 0) log(`WARN delivery: ${count} had an impossibly late due date from a wrong clock`);
      pulledBackAt = performance.now();
    }
    const due = await claimDue(opened, { owner, most, leaseMs: pace.leaseMs, now: now() });
    for (const one of due) {
      // The lease ended while the result of this delivery could not be written: do not send it again.
      if (underWay.has(one.id)) continue;
      const delivering = deliver(opened, one).finally(() => {
        underWay.delete(one.id);
        wake();
      });
      underWay.set(one.id, delivering);
    }
    if (due.length === 0) await housekeeping?.(opened);
    return due.length;
  }

  async function run() {
    let away = false;
    while (!stopping) {
      let found = 0;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        found = await look();
        if (away) log('delivery: the database responds again');
        away = false;
      } catch (error) {
        // Log an outage once: an hour without a database is one line.
        if (!away) log(`ERROR delivery: ${databaseWords(error)}`);
        away = true;
      }
      if (found === 0) await Promise.race([woken, pause(pace.lookEveryMs, undefined, { ref: false })]);
      if (underWay.size > 0) await pause(GATHER_MS);
    }
    await Promise.race([Promise.allSettled(underWay.values()), pause(pace.stopMs)]);
  }

  return {
    start: () => {
      running ??= run();
    },
    wake: () => wake(),
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
}

/** Runs one attempt, and ends it at the time limit even if the courier does not react to the abort signal. */
async function attempt(courier: JobHandler, due: DueDelivery, attemptMs: number): Promise<DeliveryOutcome> {
  const signal = AbortSignal.timeout(attemptMs);
  const tooLate = new Promise<DeliveryOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'later', reason: 'took too long' }));
  });
  try {
    return await Promise.race([courier(due, signal), tooLate]);
  } catch (error) {
    return { outcome: 'later', reason: `unexpected: ${errorWords(error)}` };
  }
}
