import { randomBytes } from 'node:crypto';
import { sameText } from './opt-in.ts';
import type { Store } from './store.ts';

/** The path of the page with findings about the content, to which the token of a link is appended. */
export const TEAM_PAGE_PATH = '/inhoud/';

const DAY_MS = 24 * 60 * 60_000;

/** A link to the page with findings, with times in ms since 1970. Its token is not stored. */
export type TeamLink = { id: string; name: string; madeAt: number; until: number; revokedAt: number | null };

/** Creates a link and returns its token, valid for `days` after `now`. `name` tells who has the link. */
export async function makeTeamLink(
  { db, keyed }: Pick<Store, 'db' | 'keyed'>,
  { name, days }: { name: string; days: number },
  now: number,
): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const until = now + days * DAY_MS;
  await db.insertInto('team_links').values({ id, name, made_at: now, until, revoked_at: null }).execute();
  return `${id}.${until}.${keyed('team-link', id, until)}`;
}

/** Returns all links, the newest first. */
export async function teamLinks({ db }: Pick<Store, 'db'>): Promise<TeamLink[]> {
  const rows = await db.selectFrom('team_links').selectAll().orderBy('made_at', 'desc').execute();
  return rows.map(({ id, name, made_at, until, revoked_at }) => ({
    id,
    name,
    madeAt: made_at,
    until,
    revokedAt: revoked_at,
  }));
}

/** Revokes a link; returns whether it exists. */
export async function revokeTeamLink({ db }: Pick<Store, 'db'>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('team_links')
    .set((set) => ({ revoked_at: set.fn.coalesce('revoked_at', set.val(now)) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The state of a link. `unknown`: this site did not sign it. */
export type TeamLinkState = 'open' | 'expired' | 'revoked' | 'unknown';

/** Returns the state of the link with this token at `now`. */
export async function teamLinkState(
  { db, keyed }: Pick<Store, 'db' | 'keyed'>,
  token: string,
  now: number,
): Promise<TeamLinkState> {
  const [id = '', until = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !sameText(signature, keyed('team-link', id, until))) return 'unknown';
  const link = await db.selectFrom('team_links').select('revoked_at').where('id', '=', id).executeTakeFirst();
  // A backup without the link was restored, so nobody could revoke it.
  if (link === undefined) return 'unknown';
  if (link.revoked_at !== null) return 'revoked';
  return now > Number(until) ? 'expired' : 'open';
}
