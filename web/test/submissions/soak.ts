import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { crashRounds, sharedQueue } from './crash-rounds.ts';
import { postgresDatabases, sqliteDatabases } from './databases.ts';
import { startMailServer } from './mail-server.ts';
import { startSiteProcess } from './site-process.ts';
import type { Tally } from './visitors.ts';

// The long version of crash.test.ts, with the site as it is deployed:
//   npm run soak -- forms [--rounds 20] [--submissions 200] [--fleet 1000] [--only sqlite]
// SITE_SERVER selects another build.

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SERVER = process.env.SITE_SERVER ?? join(ROOT, 'web', 'build', 'server', 'server', 'main.js');
const DRAIN_MS = 30 * 60_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    submissions: { type: 'string', default: '200' },
    fleet: { type: 'string', default: '1000' },
    /** Runs only the soak test with this name: `sqlite`, `postgres` or `fleet`. */
    only: { type: 'string' },
  },
});

type Run = (start: () => ReturnType<typeof startSiteProcess>, mail: Mail) => Promise<Tally>;
type Mail = Awaited<ReturnType<typeof startMailServer>>;

const killed: Run = (start, mailServer) =>
  crashRounds({
    start,
    mailServer,
    rounds: Number(values.rounds),
    submissionsPerRound: Number(values.submissions),
    killWithinMs: 2_500,
    drainMs: DRAIN_MS,
  });
const shared: Run = async (start, mailServer) => {
  const sites = await Promise.all([start(), start()]);
  return sharedQueue({ sites, mailServer, submissions: Number(values.fleet), drainMs: DRAIN_MS });
};

const SOAKS: Readonly<Record<string, () => Promise<boolean>>> = {
  sqlite: () => soak('killed, SQLite', sqliteDatabases, killed),
  postgres: () => soak('killed, PostgreSQL', postgresDatabases, killed),
  fleet: () => soak('two processes, PostgreSQL', postgresDatabases, shared),
};
let good = true;
for (const [name, run] of Object.entries(SOAKS)) {
  if (values.only === undefined || values.only === name) good = (await run()) && good;
}
process.exit(good ? 0 : 1);

async function soak(title: string, databases: typeof sqliteDatabases, run: Run): Promise<boolean> {
  const made = await databases();
  if (made.missing) {
    console.log(`${title}: skipped, ${made.missing}`);
    return true;
  }
  const began = Date.now();
  const data = mkdtempSync(join(tmpdir(), 'soak-forms-'));
  const mailServer = await startMailServer();
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    CONTENT_DIR: FIXTURE_EDITION,
    DATA_DIR: data,
    DATABASE_URL: await made.fresh(),
    IMAGE_SECRET: 'van-allen',
    TRUST_PROXY: '1',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Boektopia <info@boektopia.example>',
    MAIL_TO_CONTACT: 'team@boektopia.example',
    MAIL_TO_GROUPS: 'groepen@boektopia.example',
  };
  const counted = await run(() => startSiteProcess([SERVER], env), mailServer);
  await Promise.all([mailServer.stop(), made.stop()]);
  rmSync(data, { recursive: true, force: true });
  const good = counted.lost === 0 && counted.twice === 0 && counted.mails === counted.submissions * 2;
  console.log(`${title}: ${good ? 'ok' : 'FAILED'} ${JSON.stringify(counted)} ${Date.now() - began} ms`);
  return good;
}
