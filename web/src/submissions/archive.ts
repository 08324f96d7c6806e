import type { Kysely } from 'kysely';
import type { FormKind, Submission } from '../domain/pages/submission.ts';
import type { Tables } from './database.ts';
import { PATIENCE_MS, senderOf } from './keeping.ts';

export type State = 'waiting' | 'delivered' | 'dead';

export type KeptDelivery = {
  id: string;
  kind: string;
  state: State;
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  /** Why the last attempt failed, or a remark of the service that took it. */
  reason: string | null;
};

/** A submission with what became of it: dead where any of it is, else waiting where any of it is. */
export type Kept = {
  id: string;
  receivedAt: number;
  state: State;
  submission: Submission;
  deliveries: readonly KeptDelivery[];
};

export type Wanted = { state?: State; form?: FormKind; email?: string; id?: string };

/** What is kept and wanted, the newest first. An `id` may be its beginning. */
export async function keptSubmissions(db: Kysely<Tables>, wanted: Wanted = {}): Promise<Kept[]> {
  let query = db.selectFrom('submissions').selectAll().orderBy('received_at', 'desc');
  if (wanted.form !== undefined) query = query.where('form', '=', wanted.form);
  if (wanted.id !== undefined) query = query.where('id', 'like', `${wanted.id.replace(/[^\w-]/g, '')}%`);
  const [rows, deliveries] = await Promise.all([
    query.execute(),
    db
      .selectFrom('deliveries')
      .select(['id', 'submission_id', 'kind', 'state', 'attempts', 'due_at', 'settled_at', 'reason'])
      .orderBy('id')
      .execute(),
  ]);
  const bySubmission = new Map<string, KeptDelivery[]>(rows.map(({ id }) => [id, []]));
  for (const { submission_id, due_at: dueAt, settled_at: settledAt, ...delivery } of deliveries) {
    bySubmission.get(submission_id)?.push({ ...delivery, dueAt, settledAt });
  }
  const kept = rows.map((row): Kept => {
    const own = bySubmission.get(row.id) ?? [];
    const state = (['dead', 'waiting'] as const).find((one) =>
      own.some((delivery) => delivery.state === one),
    );
    return {
      id: row.id,
      receivedAt: row.received_at,
      state: state ?? 'delivered',
      // Written by `keep`, from a value of this type.
      submission: JSON.parse(row.content) as Submission,
      deliveries: own,
    };
  });
  const email = wanted.email?.toLowerCase();
  return kept.filter(
    ({ state, submission }) =>
      (wanted.state === undefined || state === wanted.state) &&
      (email === undefined || senderOf(submission).toLowerCase() === email),
  );
}

/**
 * Lets deliveries be tried again at once, for another day: dead letters, and what waits for its next attempt.
 * What is being sent at this moment is left alone. Gives how many.
 */
export async function retry(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now, give_up_at: now + PATIENCE_MS, settled_at: null })
    .where('submission_id', 'in', ids)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'dead'), and([eb('state', '=', 'waiting'), eb('taken_by', 'is', null)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes submissions whatever became of them, as when a person asks for it. */
export async function erase(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('deliveries').where('submission_id', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
}

export type Subscriber = { email: string; askedAt: number; confirmedAt: number };

/** Our own newsletter list: who confirmed, the longest on it first. */
export async function subscribers(db: Kysely<Tables>): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at ?? row.asked_at,
  }));
}

/** Takes an address off our own newsletter list. */
export async function unsubscribe(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
