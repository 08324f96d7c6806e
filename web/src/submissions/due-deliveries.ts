import type { Submission } from '../domain/pages/submission.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Store } from './store.ts';
import type { DeliveryKind } from './submission-repository.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server that restarts costs seconds; one that is down for the night is not knocked at all the time. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/**
 * After this many a delivery is a dead letter: almost a day. They are counted, not read off a clock, because a clock
 * that is wrong for a moment would end what has hardly been tried.
 */
const MAX_ATTEMPTS = 28;
/** No pause and no lease is as long: what is due later was written by a clock that was ahead. */
const TOO_FAR_AHEAD_MS = 2 * HOUR_MS;
/** Spreads what failed together, so that it does not come back together. */
const JITTER = 0.2;

/** How long to wait after the `attempts`-th failure, in ms, at most an hour. `random` is between 0 and 1. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.min(HOUR_MS, Math.round(pause * (1 + JITTER * (2 * random - 1))));
}

/** One delivery that this process has taken: nobody else takes it before the lease ends. */
export type Due = {
  id: string;
  kind: DeliveryKind;
  attempts: number;
  receivedAt: number;
  /** When it was taken for this attempt, in ms. */
  takenAt: number;
  submission: Submission;
};

/**
 * Takes up to `most` deliveries that are due, the longest waiting first, and leases them until `leaseMs` from
 * now. `overdue` are those whose pause is over by a clock that is never set, whatever is written as their date. One
 * statement, so that two processes never take the same one.
 */
export async function takeDue(
  { db, isPostgres }: Store,
  lease: { owner: string; most: number; leaseMs: number; now: number; overdue?: readonly string[] },
): Promise<Due[]> {
  const { overdue = [] } = lease;
  const taken = await db
    .with(
      (cte) => cte('due').materialized(),
      (query) => {
        const due = query
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'waiting')
          .where(({ or, and, eb }) => {
            const due = eb('due_at', '<=', lease.now);
            if (overdue.length === 0) return due;
            return or([due, and([eb('id', 'in', overdue), eb('taken_by', 'is', null)])]);
          })
          .orderBy('due_at')
          .limit(lease.most);
        // SQLite has one writer at a time; PostgreSQL passes over what another process is taking.
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
    // Erased between the two statements: there is nobody to write to any more.
    if (submission === undefined) return [];
    return {
      id: delivery.id,
      // Both were written by `keep`, from values of these types.
      kind: delivery.kind as DeliveryKind,
      submission: JSON.parse(submission.content) as Submission,
      attempts: delivery.attempts,
      receivedAt: submission.received_at,
      takenAt: lease.now,
    };
  });
}

/**
 * Brings what is due impossibly late to `leaseMs` from now, longer than an attempt that may be under way. Gives how
 * many.
 */
export async function pullBack({ db }: Store, leaseMs: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ due_at: now + leaseMs })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now + TOO_FAR_AHEAD_MS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What stands written after an attempt: delivered, waiting for the next one, or a dead letter. */
export type Settled = { state: 'delivered' } | { state: 'dead' } | { state: 'waiting'; dueAt: number };

/** What an outcome means at this moment. `random`, between 0 and 1, spreads the next attempts. */
export function settlement(due: Due, outcome: DeliveryOutcome, now: number, random: number): Settled {
  if (outcome.outcome === 'delivered') return { state: 'delivered' };
  if (outcome.outcome === 'refused' || due.attempts >= MAX_ATTEMPTS) return { state: 'dead' };
  return { state: 'waiting', dueAt: now + pauseAfter(due.attempts, random) };
}

/** Writes down what came of an attempt. A failure counts only while the lease is still ours, success always. */
export async function settle(
  { db }: Store,
  due: Due,
  owner: string,
  written: { settled: Settled; words: string | null; now: number },
): Promise<void> {
  const { settled, words, now } = written;
  const update = db
    .updateTable('deliveries')
    .where('id', '=', due.id)
    .where('state', '!=', 'delivered')
    .set({ state: settled.state, reason: words, taken_by: null });
  if (settled.state === 'delivered') await update.set({ settled_at: now }).execute();
  else if (settled.state === 'dead') {
    await update.set({ settled_at: now }).where('taken_by', '=', owner).execute();
  } else await update.set({ due_at: settled.dueAt }).where('taken_by', '=', owner).execute();
}
