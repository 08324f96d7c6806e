import { openDatabase } from '../../web/src/submissions/database.ts';
import { storeOf } from '../../web/src/submissions/store.ts';
import { makeTeamLink, revokeTeamLink, TEAM_PAGE_PATH } from '../../web/src/submissions/team-links.ts';

/** Creates a link to the page for the team, and returns its path. Days below zero make an expired one. */
export async function teamLink(
  databaseUrl: string,
  { days = 30, isRevoked = false }: { days?: number; isRevoked?: boolean } = {},
): Promise<string> {
  const database = openDatabase(databaseUrl, console.error);
  const store = await storeOf(database)();
  const now = Date.now();
  const token = await database.retryLocked(() => makeTeamLink(store, { name: 'test', days }, now));
  if (isRevoked) await database.retryLocked(() => revokeTeamLink(store, token.split('.')[0] ?? '', now));
  await database.db.destroy();
  return TEAM_PAGE_PATH + token;
}
