import type { Submission } from '../domain/pages/submission.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Store } from './store.ts';
import type { DeliveryKind } from './submission-repository.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses between attempts: short for a mail server that restarts, an hour for one that is down overnight. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/** Attempts, over almost a day, before a delivery is a dead letter. A count, because a clock may be wrong briefly. */
const MAX_ATTEMPTS = 28;
/** Longer than any pause and lease: a later due date was written by a clock that was ahead. */
const TOO_FAR_AHEAD_MS = HOUR_MS + 5 * MINUTE_MS;
/** Spreads deliveries that failed together. */
const JITTER = 0.2;

/** How long to wait after the `attempts`-th failure, in ms, at most an hour. `random` is between 0 and 1. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.min(HOUR_MS, Math.round(pause * (1 + JITTER * (2 * random - 1))));
}

/** One delivery taken by this process: no other process takes it before the lease ends. */
export type DueDelivery = {
  id: string;
  kind: DeliveryKind;
  attempts: number;
  receivedAt: number;
  /** When it was taken for this attempt, in ms. */
  takenAt: number;
  submission: Submission;
};

/**
 * Takes up to `most` due deliveries, the longest waiting first, and leases them until `leaseMs` from now. One
 * statement, so that two processes never take the same one.
 */
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
          .orderBy('due_at')
          .limit(lease.most);
        // SQLite has a single writer; PostgreSQL skips rows that another process is taking.
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
    // Erased between the two statements: do not deliver it.
    if (submission === undefined) return [];
    return {
      id: delivery.id,
      // `keep` wrote both from values of these types.
      kind: delivery.kind as DeliveryKind,
      submission: JSON.parse(submission.content) as Submission,
      attempts: delivery.attempts,
      receivedAt: submission.received_at,
      takenAt: lease.now,
    };
  });
}

/** Makes deliveries with an impossibly late date due in `leaseMs`, after any running attempt. Returns their number. */
export async function reclaimExpired({ db }: Store, leaseMs: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ due_at: now + leaseMs })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now + TOO_FAR_AHEAD_MS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The stored result of an attempt. */
export type DeliveryState = { state: 'delivered' } | { state: 'dead' } | { state: 'waiting'; dueAt: number };

/** Returns what to store for an outcome. `random`, between 0 and 1, spreads the next attempts. */
export function nextState(
  due: DueDelivery,
  outcome: DeliveryOutcome,
  now: number,
  random: number,
): DeliveryState {
  if (outcome.outcome === 'delivered') return { state: 'delivered' };
  if (outcome.outcome === 'refused' || due.attempts >= MAX_ATTEMPTS) return { state: 'dead' };
  return { state: 'waiting', dueAt: now + pauseAfter(due.attempts, random) };
}

/** Stores the result of an attempt. A failure counts only while the lease is still ours, success always. */
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
