import { type Kysely, sql } from 'kysely';
import { network } from '../http/visitor-network.ts';
import type { Tables } from './database.ts';
import type { KeyedTable } from './store.ts';

const MINUTE_MS = 60_000;

type Limit = { of: 'address' | 'sender'; most: number; windowMs: number };

/**
 * The rate limits. An IP address may belong to a school, a library or the festival hall: 120 in ten minutes allows four
 * classes of thirty to subscribe in one lesson. A sender is one mailbox: nobody fills in six forms in ten minutes, and
 * people who type someone else's e-mail address must not flood it with our mail.
 */
const LIMITS: readonly Limit[] = [
  { of: 'address', most: 120, windowMs: 10 * MINUTE_MS },
  { of: 'sender', most: 5, windowMs: 10 * MINUTE_MS },
  { of: 'sender', most: 20, windowMs: 24 * 60 * MINUTE_MS },
];

/** Thrown to roll back the transaction that exceeded a limit. */
export class LimitExceeded extends Error {
  override name = 'LimitExceeded';

  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many submissions');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts one submission in fixed time windows. Throws {@link LimitExceeded} if the count exceeds a limit. Every
 * transaction updates the count of the IP address before that of the sender, so two transactions cannot deadlock.
 */
export async function countAgainstLimits(
  db: Kysely<Tables>,
  keyed: KeyedTable,
  who: { address: string; sender: string },
  now: number,
): Promise<void> {
  for (const { of, most, windowMs } of LIMITS) {
    const window = Math.floor(now / windowMs);
    const until = (window + 1) * windowMs;
    const bucket = keyed('limit', of, windowMs, window, of === 'address' ? network(who.address) : who.sender);
    const { count } = await db
      .insertInto('limits')
      .values({ bucket, count: 1, until })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count: sql`limits.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count > most) throw new LimitExceeded(Math.max(1, Math.ceil((until - now) / 1000)));
  }
}
