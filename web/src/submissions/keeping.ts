import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormKind, Submission } from '../domain/pages/submission.ts';
import type { Tables } from './database.ts';
import { countAgainstLimits } from './limits.ts';
import type { Keyed } from './secret.ts';

/** What has to happen with a submission: mail to the team, mail to the sender, a place on the newsletter's list. */
export type DeliveryKind = 'team' | 'confirmation' | 'newsletter';

const KINDS: Readonly<Record<FormKind, readonly DeliveryKind[]>> = {
  contact: ['team', 'confirmation'],
  'group-purchase': ['team', 'confirmation'],
  newsletter: ['newsletter'],
};

/** For how long delivery is tried before it becomes a dead letter, in ms. */
export const PATIENCE_MS = 24 * 60 * 60_000;

/** The address at which a sender can be reached. */
export function senderOf(submission: Submission): string {
  return submission.form === 'group-purchase' ? submission.contactEmail : submission.email;
}

/**
 * Keeps a submission with its deliveries, in one transaction. What was kept before is not kept again: the same
 * is the form's key together with what was filled in, because a key may come from a page that a cache gave to
 * several people, and because whoever changes the text after a lost answer means the new one. Throws `TooMany`.
 */
export async function keep(
  db: Kysely<Tables>,
  keyed: Keyed,
  submission: Submission,
  sender: { address: string; idempotencyKey: string },
  now: number,
): Promise<void> {
  const content = JSON.stringify(submission);
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    // Writing comes first: a transaction that has read before cannot wait for another writer of SQLite.
    const kept = await transaction
      .insertInto('submissions')
      .values({
        id,
        form: submission.form,
        content,
        fingerprint: keyed('submission', sender.idempotencyKey, content),
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return;
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
          give_up_at: now + PATIENCE_MS,
          taken_by: null,
          reason: null,
          settled_at: null,
        })),
      )
      .execute();
  });
}
