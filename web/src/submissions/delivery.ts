import { setTimeout as pause } from 'node:timers/promises';
import type { Submission } from '../domain/pages/submission.ts';
import type { Database } from './database.ts';
import { databaseWords, errorWords } from './delivery-outcome.ts';
import { LimitExceeded } from './limits.ts';
import { isOfOtherTables, UnusableTables } from './migrations.ts';
import { confirmOptIn } from './opt-in.ts';
import { type Store, storeOf } from './store.ts';
import { createSubmissionQueue, type JobHandler, type Pace } from './submission-queue.ts';
import { keep, purge, referenceOf, type Sender, type State } from './submission-repository.ts';

/**
 * The result of a submission. `kept`: it was stored. `limited`: it was rejected, because its IP address or its sender
 * exceeded a limit.
 */
type Accepted = { outcome: 'kept'; reference: string } | { outcome: 'limited'; retryAfterSeconds: number };

/** Number of deliveries in each state. A delivery is a mail or a newsletter request; a submission may have several. */
export type DeliveryCounts = Record<State, number>;

/** Why submissions cannot be stored now. `message` has no personal data. */
type DatabaseProblem = { check: 'database' | 'migrations'; message: string };

export type Delivery = {
  /**
   * Stores a submission durably (on disk, or committed in PostgreSQL) before it resolves; the outbox delivers it later.
   * The form creates one `idempotencyKey` each time it is filled in. A double click, or a retry after a lost response,
   * therefore stores nothing and is also `kept`. `address` is the sender's IP address, as far as TRUST_PROXY allows;
   * only a keyed hash of it is stored, for the rate limits. Waits asynchronously for a file that another process has
   * locked, for at most ten seconds. Throws {@link DeliveryUnavailable} if the submission cannot be stored.
   */
  accept(submission: Submission, sender: Sender): Promise<Accepted>;
  /** Confirms a newsletter subscription, for the button on the page that the mail links to. Idempotent. */
  confirmNewsletter(token: string): Promise<'confirmed' | 'invalid' | 'expired'>;
  /**
   * Reads and writes other state of the site in the same database. `what` names it in the log. Throws
   * {@link DeliveryUnavailable} if the database does not answer.
   */
  use<T>(what: string, work: (store: Store) => Promise<T>): Promise<T>;
  /** Returns the last counts and their age, without querying the database; `undefined` before the first query. */
  lastCounts(): (DeliveryCounts & { ageMs: number }) | undefined;
  /** Returns the problem of the database as of the last query, a few seconds ago; `undefined` if there is none. */
  databaseProblem(): DatabaseProblem | undefined;
  /** Starts the outbox; a second call has no effect. */
  start(): void;
  /** Stops the outbox once its running deliveries have ended, at most a few seconds later, and closes the database. */
  stop(): Promise<void>;
};

/** Thrown when a submission cannot be stored: the disk is full or the database is unreachable. */
export class DeliveryUnavailable extends Error {
  override name = 'DeliveryUnavailable';
}

export type DeliveryOptions = {
  database: Database;
  courier: (store: Store) => JobHandler;
  retentionDays: number;
  /** Removes the data that was stored outside the database before the given point in time, in ms. */
  removeOld?: (before: number) => Promise<void>;
  log: (line: string) => void;
  now?: () => number;
  pace?: Pace;
};

const COUNT_EVERY_MS = 2_000;
/** Time after which a database that has not responded is unreachable, in ms. */
const SILENT_MS = 10_000;
const PURGE_EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Creates the store of submissions with an outbox that delivers them. The first use opens the database. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { database, retentionDays, log, now = Date.now } = options;
  const store = storeOf(database, log);
  const outbox = createSubmissionQueue({ ...options, store, now, housekeeping });
  let purgedAt = 0;
  let counted: { counts: DeliveryCounts; at: number } | undefined;
  let counting = false;
  let failure: unknown;
  /** Whether the database refused a write because a newer release has changed the tables. */
  let isSuspect = false;
  const stopping = new AbortController();

  async function keepCounting() {
    while (!stopping.signal.aborted) {
      // Do not log a failure: the outbox does.
      const recheck = isSuspect;
      isSuspect = false;
      await store(recheck)
        .then(countStates)
        .then((counts) => {
          counted = { counts, at: performance.now() };
          failure = undefined;
        })
        .catch((error: unknown) => {
          failure = error;
        });
      await pause(COUNT_EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  function databaseProblem(): DatabaseProblem | undefined {
    if (failure !== undefined) {
      const check = failure instanceof UnusableTables ? 'migrations' : 'database';
      return { check, message: databaseWords(failure) };
    }
    const isSilent = counted === undefined || performance.now() - counted.at > SILENT_MS;
    return isSilent ? { check: 'database', message: 'the database does not respond' } : undefined;
  }

  async function housekeeping({ db }: Store) {
    if (now() - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = now();
    const purged = await purge(db, retentionDays, now());
    if (purged > 0) log(`delivery: ${purged} delivered submissions purged after ${retentionDays} days`);
    await options.removeOld?.(now() - retentionDays * DAY_MS);
  }

  async function written<T>(what: string, write: (store: Store) => Promise<T>, verb = 'stored'): Promise<T> {
    try {
      return await database.retryLocked(async () => write(await store()));
    } catch (error) {
      if (error instanceof LimitExceeded) throw error;
      isSuspect ||= isOfOtherTables(error);
      log(`ERROR delivery: a ${what} could not be ${verb}: ${errorWords(error)}`);
      throw new DeliveryUnavailable(`the ${what} could not be ${verb}`, { cause: error });
    }
  }

  return {
    accept: async (submission, sender) => {
      try {
        const id = await written('submission', ({ db, keyed }) => keep(db, keyed, submission, sender, now()));
        outbox.wake();
        return { outcome: 'kept', reference: referenceOf(id) };
      } catch (error) {
        if (!(error instanceof LimitExceeded)) throw error;
        return { outcome: 'limited', retryAfterSeconds: error.retryAfterSeconds };
      }
    },
    confirmNewsletter: (token) => written('confirmation', (opened) => confirmOptIn(opened, token, now())),
    use: (what, work) => written(what, work, 'read or stored'),
    databaseProblem,
    lastCounts: () => counted && { ...counted.counts, ageMs: performance.now() - counted.at },
    start: () => {
      outbox.start();
      if (!counting) void keepCounting();
      counting = true;
    },
    stop: async () => {
      stopping.abort();
      await outbox.stop();
      await database.db.destroy();
    },
  };
}

/** Counts the deliveries in each state. */
export async function countStates({ db }: Pick<Store, 'db'>): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts: DeliveryCounts = { waiting: 0, delivered: 0, refused: 0, dead: 0 };
  // A newer release may have stored states that this release does not know.
  for (const { state, count } of rows) if (state in counts) counts[state] = count;
  return counts;
}
