import type { Kysely } from 'kysely';
import type { Tables } from './database.ts';
import { OPT_IN_MS } from './opt-in.ts';

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
