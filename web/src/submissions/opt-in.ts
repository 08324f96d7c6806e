import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Store } from './store.ts';

/** How long the link in a confirmation mail is valid, in ms. */
export const OPT_IN_MS = 7 * 24 * 60 * 60_000;

/** Stores a newsletter request and returns the token of its link, valid for {@link OPT_IN_MS} after `askedAt` (ms). */
export async function requestNewsletter(
  { db, keyed }: Store,
  email: string,
  askedAt: number,
): Promise<string> {
  const { id } = await db
    .insertInto('subscribers')
    .values({ id: randomUUID(), email: email.toLowerCase(), asked_at: askedAt, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: askedAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const until = askedAt + OPT_IN_MS;
  return `${id}.${until}.${keyed('opt-in', id, until)}`;
}

/** Confirms the e-mail address in a token. Only the recipient of the mail knows the token. Idempotent. */
export async function confirmOptIn(
  { db, keyed }: Store,
  token: string,
  now: number,
): Promise<'confirmed' | 'invalid' | 'expired'> {
  const [id = '', until = '', signature = ''] = token.split('.');
  if (!sameText(signature, keyed('opt-in', id, until))) return 'invalid';
  if (now > Number(until)) return 'expired';
  const found = await db
    .updateTable('subscribers')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  // If the e-mail address has been erased at its owner's request meanwhile, the confirmation does not add it again.
  return found === undefined ? 'invalid' : 'confirmed';
}

/** Compares a signature in a time that does not depend on its text. */
export function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
