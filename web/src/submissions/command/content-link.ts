import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatDateTime } from '../../domain/time/format.ts';
import { env } from '../../env.ts';
import { openDatabase } from '../database.ts';
import { sqlitePath } from '../sqlite.ts';
import { storeOf } from '../store.ts';
import { makeTeamLink, revokeTeamLink, TEAM_PAGE_PATH, teamLinks } from '../team-links.ts';
import { Complaint, complaintOf } from './complaints.ts';

const USAGE = `npm run content:link -- --name "WIE" [--days 30]   maakt een link naar de bevindingen over de inhoud
npm run content:link -- --list                     wie een link heeft, en tot wanneer
npm run content:link -- --revoke NUMMER            trekt een link in`;

const options = {
  name: { type: 'string' },
  days: { type: 'string', default: '30' },
  list: { type: 'boolean' },
  revoke: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const MAX_DAYS = 366;

const database = openDatabase(env.DATABASE_URL, console.error);
try {
  console.log(await run());
} catch (error) {
  // If an option is unknown, `parseArgs` throws a TypeError with a `code`.
  const isMisused = error instanceof TypeError && 'code' in error;
  console.error(isMisused ? `${error.message}\n\n${USAGE}` : complaintOf(error, env.DATABASE_URL));
  process.exitCode = isMisused ? 2 : 1;
} finally {
  // Closing fails only if opening has failed, and the command has already reported that.
  await database.db.destroy().catch(() => undefined);
}

async function run(): Promise<string> {
  const { name, days, list, revoke, help } = parseArgs({ options }).values;
  if (help || !(name || list || revoke)) return USAGE;
  // Opening a missing file would create it, perhaps owned by a user other than the site's.
  if (!database.isPostgres && !existsSync(sqlitePath(env.DATABASE_URL)))
    throw new Complaint(`Er is geen databank in ${sqlitePath(env.DATABASE_URL)}: start eerst de site.`);
  const store = await database.retryLocked(() => storeOf(database)());
  if (list) return listed(await teamLinks(store));
  if (revoke) {
    const isRevoked = await database.retryLocked(() => revokeTeamLink(store, revoke, Date.now()));
    if (!isRevoked) throw new Complaint(`Er is geen link ${revoke}.`);
    return `Link ${revoke} is ingetrokken.`;
  }
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
    throw new Complaint(`--days is een aantal dagen, van 1 tot ${MAX_DAYS}.`);
  const token = await database.retryLocked(() =>
    makeTeamLink(store, { name: name ?? '', days: count }, Date.now()),
  );
  return origin() + TEAM_PAGE_PATH + token;
}

/** Returns the origin of the site, or of this machine in a demo. */
function origin(): string {
  if (env.SITE_URL) return env.SITE_URL;
  return env.DEPLOYED === '1' ? env.PRODUCTION_URL : `http://localhost:${env.PORT}`;
}

function listed(links: Awaited<ReturnType<typeof teamLinks>>): string {
  if (links.length === 0) return 'Geen links.';
  return links
    .map(({ id, name, until, revokedAt }) => {
      const state =
        revokedAt === null
          ? `${until < Date.now() ? 'verlopen' : 'geldig tot'} ${formatDateTime(new Date(until))}`
          : `ingetrokken ${formatDateTime(new Date(revokedAt))}`;
      return `${id}  ${state}  ${name}`;
    })
    .join('\n');
}
