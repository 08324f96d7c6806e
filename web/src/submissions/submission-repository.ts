import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { FormKind, Submission } from '../domain/pages/submission.ts';
import type { Tables } from './database.ts';
import { countAgainstLimits } from './limits.ts';
import { OPT_IN_MS } from './opt-in.ts';
import type { Keyed } from './store.ts';

/** What has to happen with a submission: mail to the team, mail to the sender, a place on the newsletter's list. */
export type DeliveryKind = 'team' | 'confirmation' | 'newsletter';

const KINDS: Readonly<Record<FormKind, readonly DeliveryKind[]>> = {
  contact: ['team', 'confirmation'],
  'group-purchase': ['team', 'confirmation'],
  newsletter: ['newsletter'],
};

/** What processes of version 1.0.0 take for the end of all attempts, in ms. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** For how long the same form without scripts is one submission, in ms: it cannot bring a key of its own. */
const SAME_MS = 5 * 60_000;

/** The number by which people talk about a submission: the beginning of its id, as every list shows it. */
export const referenceOf = (id: string): string => id.slice(0, 8);

/** The address at which a sender can be reached. */
export function senderOf(submission: Submission): string {
  return submission.form === 'group-purchase' ? submission.contactEmail : submission.email;
}

/** Who sends: the address counts for the limits; the key is made by the form, where it can make one. */
export type Sender = { address: string; idempotencyKey?: string };

/**
 * Keeps a submission with its deliveries, in one transaction, and gives its id. What was kept before is not kept
 * again: the same is the form's key together with what was filled in, because a key may come from a page that a cache
 * gave to several people, and because whoever changes the text after a lost answer means the new one. Without a key
 * the same text is the same submission for {@link SAME_MS}. Throws `TooMany`.
 */
export async function keep(
  db: Kysely<Tables>,
  keyed: Keyed,
  submission: Submission,
  sender: Sender,
  now: number,
): Promise<string> {
  const content = JSON.stringify(submission);
  const fingerprint = keyed('submission', sender.idempotencyKey ?? 'without-script', content);
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    // Writing comes first: a transaction that has read before cannot wait for another writer of SQLite.
    if (sender.idempotencyKey === undefined) await releaseOld(transaction, fingerprint, now);
    const kept = await transaction
      .insertInto('submissions')
      .values({ id, form: submission.form, content, fingerprint, received_at: now })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return idOf(transaction, fingerprint);
    const who = { address: sender.address, sender: senderOf(submission).toLowerCase() };
    await countAgainstLimits(transaction, keyed, who, now);
    await transaction
      .insertInto('deliveries')
      .values(
        KINDS[submission.form].map((kind) => ({
          id: `${id}-${kind}`,
          submission_id: id,
          kind,
          state: 'waiting' as const,
          due_at: now,
          give_up_at: now + GIVE_UP_AFTER_MS,
          taken_by: null,
          reason: null,
          settled_at: null,
        })),
      )
      .execute();
    return id;
  });
}

/** Gives a fingerprint free that was used longer ago, or by a clock that was wrong. */
async function releaseOld(db: Kysely<Tables>, fingerprint: string, now: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ fingerprint: sql`fingerprint || '-' || id` })
    .where('fingerprint', '=', fingerprint)
    .where(({ or, eb }) => or([eb('received_at', '<', now - SAME_MS), eb('received_at', '>', now + SAME_MS)]))
    .execute();
}

async function idOf(db: Kysely<Tables>, fingerprint: string): Promise<string> {
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return id;
}

export type State = 'waiting' | 'delivered' | 'dead';

type StoredDelivery = {
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
export type StoredSubmission = {
  id: string;
  receivedAt: number;
  state: State;
  submission: Submission;
  deliveries: readonly StoredDelivery[];
};

export type Wanted = { state?: State; form?: FormKind; email?: string; id?: string };

/** What is kept and wanted, the newest first. An `id` may be its beginning. */
export async function storedSubmissions(
  db: Kysely<Tables>,
  wanted: Wanted = {},
): Promise<StoredSubmission[]> {
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
  const bySubmission = new Map<string, StoredDelivery[]>(rows.map(({ id }) => [id, []]));
  for (const { submission_id, due_at: dueAt, settled_at: settledAt, ...delivery } of deliveries) {
    bySubmission.get(submission_id)?.push({ ...delivery, dueAt, settledAt });
  }
  const kept = rows.map((row): StoredSubmission => {
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
 * Lets deliveries be tried again at once, with all their attempts: dead letters, and what waits for its next one.
 * What is being sent at this moment is left alone. Gives how many.
 */
export async function retry(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now, give_up_at: now + GIVE_UP_AFTER_MS, settled_at: null })
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

/** `confirmedAt` is `null` until the button of the mail is pressed. Both in ms. */
export type Subscriber = { email: string; askedAt: number; confirmedAt: number | null };

/** Our own newsletter list, the longest on it first: who confirmed, or the one address, confirmed or not yet. */
export async function subscribers(db: Kysely<Tables>, email?: string): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .where((is) =>
      email === undefined ? is('confirmed_at', 'is not', null) : is('email', '=', email.toLowerCase()),
    )
    .orderBy('confirmed_at')
    .execute();
  return rows.map((row) => ({ email: row.email, askedAt: row.asked_at, confirmedAt: row.confirmed_at }));
}

/** Takes an address off our own newsletter list. */
export async function unsubscribe(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes what we no longer need: submissions that were delivered in full more than `days` ago, windows of
 * limits that are over, and who asked for the newsletter but never confirmed. What waits and dead letters stay:
 * somebody still has to read them. Gives the number of submissions that went.
 */
export async function purge(db: Kysely<Tables>, days: number, now: number): Promise<number> {
  const before = now - days * DAY_MS;
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.submission_id', '=', 'submissions.id')
            .where(({ or, eb }) => or([eb('state', '!=', 'delivered'), eb('settled_at', '>=', before)])),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  await db.deleteFrom('limits').where('until', '<', now).execute();
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', now - OPT_IN_MS)
    .execute();
  return Number(numDeletedRows);
}
