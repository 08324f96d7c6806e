import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { mailboxOf } from '../domain/pages/mail-address.ts';
import { type FormKind, fieldOf, type Submission } from '../domain/pages/submission.ts';
import type { Tables } from './database.ts';
import type { EmailTemplate } from './email-templates.ts';
import { countAgainstLimits } from './limits.ts';
import { OPT_IN_MS } from './opt-in.ts';
import type { KeyedTable } from './store.ts';

/** The kinds of delivery of a submission: mail to the team, mail to the sender, a newsletter subscription. */
export const DELIVERY_KINDS = ['team', 'confirmation', 'newsletter'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const KINDS: Readonly<Record<FormKind, readonly DeliveryKind[]>> = {
  contact: ['team', 'confirmation'],
  'group-purchase': ['team', 'confirmation'],
  newsletter: ['newsletter'],
};
/** A mail of the site itself to the team. It is stored beside the submissions, for the same outbox. */
export type FindingsMail = { form: 'findings' } & EmailTemplate;
export type Stored = Submission | FindingsMail;
/** Safe cast: these are the keys of an object literal. */
export const FORM_KINDS: readonly Stored['form'][] = [...(Object.keys(KINDS) as FormKind[]), 'findings'];

/** Time after which version 1.0.0 stops retrying, in ms. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/**
 * Time in ms within which an identical form counts as a duplicate if it has no key because it was sent without scripts.
 */
const SAME_MS = 5 * 60_000;

/** Returns the reference by which people name a submission: the beginning of its id, which every list shows. */
export const referenceOf = (id: string): string => id.slice(0, 8);

/** Returns the sender's e-mail address; an empty text if a newer release stored a form without one. */
export function senderOf(submission: Stored): string {
  return fieldOf(submission, 'contactEmail') ?? fieldOf(submission, 'email') ?? '';
}

/** The sender of a form. `address` is the IP address, for rate limits. A form sent without scripts has no key. */
export type Sender = { address: string; idempotencyKey?: string };

/**
 * Stores a submission with its deliveries in one transaction and returns its id. Does not store a duplicate, which has
 * the same key and the same content: a cached page may give one key to several people, and a changed text after a lost
 * response is a new submission. Without a key, equal content within {@link SAME_MS} is a duplicate. Throws
 * `LimitExceeded`.
 */
export async function keep(
  db: Kysely<Tables>,
  keyed: KeyedTable,
  submission: Submission,
  sender: Sender,
  now: number,
): Promise<string> {
  const content = JSON.stringify(submission);
  const fingerprint = keyed('submission', sender.idempotencyKey ?? 'without-script', content);
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    // Write first: in SQLite, a transaction that has already read cannot wait for another writer.
    if (sender.idempotencyKey === undefined) await releaseOld(transaction, fingerprint, now);
    const stored = await transaction
      .insertInto('submissions')
      .values({ id, form: submission.form, content, fingerprint, received_at: now })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) return idOf(transaction, fingerprint);
    const who = { address: sender.address, sender: mailboxOf(senderOf(submission)) };
    await countAgainstLimits(transaction, keyed, who, now);
    await transaction
      .insertInto('deliveries')
      .values(KINDS[submission.form].map((kind) => newDelivery(id, kind, now)))
      .execute();
    return id;
  });
}

const newDelivery = (id: string, kind: DeliveryKind, now: number) => ({
  id: `${id}-${kind}`,
  submission_id: id,
  kind,
  state: 'waiting' as const,
  due_at: now,
  give_up_at: now + GIVE_UP_AFTER_MS,
  taken_by: null,
  reason: null,
  settled_at: null,
});

/** Stores a mail to the team for the outbox. */
export async function keepMail(db: Kysely<Tables>, mail: FindingsMail, now: number): Promise<void> {
  const id = randomUUID();
  const content = JSON.stringify(mail);
  await db
    .insertInto('submissions')
    .values({ id, form: mail.form, content, fingerprint: id, received_at: now })
    .execute();
  await db
    .insertInto('deliveries')
    .values(newDelivery(id, 'team', now))
    .execute();
}

/**
 * Releases a fingerprint that was last used more than {@link SAME_MS} ago, or whose time of use lies in the future
 * because a clock was wrong.
 */
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

/** `dead`: a person must act. `refused`: a newsletter request that cannot succeed, so nobody needs to act. */
export type State = 'waiting' | 'delivered' | 'refused' | 'dead';

type StoredDelivery = {
  id: string;
  kind: string;
  state: State;
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  /** The reason why the last attempt failed, or the note from the service that accepted the submission. */
  reason: string | null;
};

/** A submission. Its `state` is the worst state of its deliveries, in this order: dead, waiting, refused, delivered. */
export type StoredSubmission = {
  id: string;
  receivedAt: number;
  state: State;
  submission: Stored;
  deliveries: readonly StoredDelivery[];
};

export type Wanted = { state?: State; form?: FormKind; email?: string; id?: string };

/** Returns the matching submissions, newest first. `id` may be the beginning of an id. */
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
  const stored = rows.map((row): StoredSubmission => {
    const own = bySubmission.get(row.id) ?? [];
    const state = (['dead', 'waiting', 'refused'] as const).find((one) =>
      own.some((delivery) => delivery.state === one),
    );
    return {
      id: row.id,
      receivedAt: row.received_at,
      state: state ?? 'delivered',
      // Safe cast: `keep` stored a value of this type.
      submission: JSON.parse(row.content) as Stored,
      deliveries: own,
    };
  });
  const email = wanted.email?.toLowerCase();
  return stored.filter(
    ({ state, submission }) =>
      (wanted.state === undefined || state === wanted.state) &&
      (email === undefined || senderOf(submission).toLowerCase() === email),
  );
}

/** Resets the attempts of all deliveries that failed or await a retry, and makes them due now. Returns their number. */
export async function retry(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now, give_up_at: now + GIVE_UP_AFTER_MS, settled_at: null })
    .where('submission_id', 'in', ids)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['dead', 'refused']),
        and([eb('state', '=', 'waiting'), eb('taken_by', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes submissions in any state, for example when a person requests it. */
export async function erase(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('deliveries').where('submission_id', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
}

/** A subscriber, with times in ms. `confirmedAt` is `null` until the visitor confirms on the confirmation page. */
export type Subscriber = { email: string; askedAt: number; confirmedAt: number | null };

/**
 * Returns the confirmed subscribers of the newsletter, oldest confirmation first. With `email`, returns only the
 * subscriber with that address, confirmed or not.
 */
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

/** Removes an e-mail address from the site's own newsletter list; returns whether it was on the list. */
export async function unsubscribe(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Deletes expired data: submissions whose deliveries all succeeded or were refused more than `days` ago, links of the
 * team that expired as long ago, expired limit windows, and newsletter requests that were never confirmed. Retains
 * waiting deliveries, dead letters, which the team still has to read, and deliveries whose state only a newer release
 * knows. Returns the number of deleted submissions.
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
            .where(({ or, eb }) =>
              or([eb('state', 'not in', ['delivered', 'refused']), eb('settled_at', '>=', before)]),
            ),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  await db.deleteFrom('team_links').where('until', '<', before).execute();
  await db.deleteFrom('limits').where('until', '<', now).execute();
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', now - OPT_IN_MS)
    .execute();
  return Number(numDeletedRows);
}
