import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Store } from './store.ts';
import {
  DELIVERY_KINDS,
  type DeliveryKind,
  FORM_KINDS,
  type State,
  type Stored,
} from './submission-repository.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses between attempts, in ms: short for a mail server that restarts, an hour for one that is down overnight. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/**
 * Number of attempts, over almost a day, before a delivery is a dead letter. Unlike a period, a count is independent of
 * the clock.
 */
const MAX_ATTEMPTS = 28;
/** Maximum time from now to a due date, in ms: more than any pause or lease. A later due date is from a wrong clock. */
const TOO_FAR_AHEAD_MS = HOUR_MS + 5 * MINUTE_MS;
/** Random variation of a pause, as a fraction: deliveries that failed together are retried at different times. */
const JITTER = 0.2;

/** Returns the pause after the `attempts`-th failure, in ms; at most an hour. `random` is between 0 and 1. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.min(HOUR_MS, Math.round(pause * (1 + JITTER * (2 * random - 1))));
}

/** A delivery that this process has taken. No other process takes it before the lease ends. */
export type DueDelivery = {
  id: string;
  kind: DeliveryKind;
  attempts: number;
  receivedAt: number;
  /** When a process claimed the delivery for this attempt, in ms since 1970. */
  takenAt: number;
  submission: Stored;
};

/** Takes up to `most` due deliveries, longest waiting first, and leases them for `leaseMs`, in one atomic statement. */
export async function claimDue(
  { db, isPostgres }: Store,
  lease: { owner: string; most: number; leaseMs: number; now: number },
): Promise<DueDelivery[]> {
  const taken = await db
    .with(
      (cte) => cte('due').materialized(),
      (query) => {
        const due = query
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', lease.now)
          // Leave the forms and deliveries that only a newer release knows to that release.
          .where('kind', 'in', DELIVERY_KINDS)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('submissions')
                .select('submissions.id')
                .whereRef('submissions.id', '=', 'deliveries.submission_id')
                .where('submissions.form', 'in', FORM_KINDS),
            ),
          )
          .orderBy('due_at')
          .limit(lease.most);
        // SQLite has a single writer. In PostgreSQL, skip rows that another process is taking.
        return isPostgres ? due.forUpdate().skipLocked() : due;
      },
    )
    .updateTable('deliveries')
    .set((set) => ({
      taken_by: lease.owner,
      due_at: lease.now + lease.leaseMs,
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'submission_id', 'kind', 'attempts'])
    .execute();
  if (taken.length === 0) return [];

  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'content', 'received_at'])
    .where('id', 'in', [...new Set(taken.map((delivery) => delivery.submission_id))])
    .execute();
  const bySubmission = new Map(submissions.map((submission) => [submission.id, submission]));
  return taken.flatMap((delivery) => {
    const submission = bySubmission.get(delivery.submission_id);
    // The submission was erased between the two statements: do not deliver it.
    if (submission === undefined) return [];
    return {
      id: delivery.id,
      // `as`: `keep` wrote values of these types.
      kind: delivery.kind as DeliveryKind,
      submission: JSON.parse(submission.content) as Stored,
      attempts: delivery.attempts,
      receivedAt: submission.received_at,
      takenAt: lease.now,
    };
  });
}

/** Sets impossibly late due dates to `leaseMs` from now: by then, no attempt is still running. Returns how many. */
export async function reclaimExpired({ db }: Store, leaseMs: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ due_at: now + leaseMs })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now + TOO_FAR_AHEAD_MS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The state to store after an attempt. */
export type DeliveryState = { state: Exclude<State, 'waiting'> } | { state: 'waiting'; dueAt: number };

/** Returns the state to store for an outcome. `random`, between 0 and 1, varies the pause before the next attempt. */
export function nextState(
  due: DueDelivery,
  outcome: DeliveryOutcome,
  now: number,
  random: number,
): DeliveryState {
  if (outcome.outcome === 'delivered') return { state: 'delivered' };
  // A refused newsletter request is closed: nobody waits for it, and only its sender could act. Somebody must still
  // read a refused message.
  if (outcome.outcome === 'refused') return { state: due.kind === 'newsletter' ? 'refused' : 'dead' };
  if (due.attempts >= MAX_ATTEMPTS) return { state: 'dead' };
  return { state: 'waiting', dueAt: now + pauseAfter(due.attempts, random) };
}

/** Stores the state after an attempt. A failure is stored only while this process has the lease; success always. */
export async function recordState(
  { db }: Store,
  due: DueDelivery,
  owner: string,
  written: { settled: DeliveryState; words: string | null; now: number },
): Promise<void> {
  const { settled, words, now } = written;
  const date = settled.state === 'waiting' ? { due_at: settled.dueAt } : { settled_at: now };
  const update = db
    .updateTable('deliveries')
    .where('id', '=', due.id)
    .where('state', '!=', 'delivered')
    .set({ state: settled.state, reason: words, taken_by: null, ...date });
  await (settled.state === 'delivered' ? update : update.where('taken_by', '=', owner)).execute();
}
