import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { postgresDatabases, sqliteDatabases } from '../../../test/submissions/databases.ts';
import { startMailServer } from '../../../test/submissions/mail-server.ts';
import { startSiteProcess } from '../../../test/submissions/site-process.ts';
import { sendQuestions, tally, untilDelivered } from '../../../test/submissions/visitors.ts';
import { openDatabase } from '../database.ts';

const FORM_PROCESS = new URL('../../../test/submissions/form-process.ts', import.meta.url).pathname;
const LIMIT_MS = 300_000;
const DRAIN_MS = 120_000;
/** How long each mix of releases runs, in ms. */
const SETTLED_MS = 400;
/** Number of visitors who send a form at the same time. */
const BATCH = 24;

it.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
] as const)(
  'loses and refuses no form while two processes are upgraded to a release that adds a table and a column, and taken back, on %s',
  async (name, databases) => {
    const made = await databases();
    const url = await made.fresh();
    const mailServer = await startMailServer();
    const start = (release: 'this' | 'next') =>
      startSiteProcess([FORM_PROCESS, url, mailServer.url, 'quick', '0', release]);
    const sites = [await start('this'), await start('this')];
    /** The addresses to which forms are sent. As in nginx, a process that is restarting is left out. */
    let open = sites.map((site) => site.url);

    let isDone = false;
    let people = 0;
    let refused = 0;
    const sending = (async () => {
      for (; !isDone; people += BATCH) {
        const batch = Array.from({ length: BATCH }, (_, index) => people + index);
        refused += await sendQuestions(batch, (person) => open[person % open.length] ?? '');
      }
    })();
    for (const release of ['next', 'this'] as const) {
      for (const [index, site] of sites.entries()) {
        await pause(SETTLED_MS);
        open = open.filter((address) => address !== site.url);
        expect(await site.stop()).toBe(0);
        sites[index] = await start(release);
        open = sites.map((one) => one.url);
      }
    }
    await pause(SETTLED_MS);
    isDone = true;
    await sending;
    await untilDelivered(open[0] ?? '', mailServer, people, DRAIN_MS);
    for (const site of sites) await site.stop();

    const counted = tally(people, mailServer);
    console.info(`${name}, upgraded and taken back: ${JSON.stringify({ ...counted, refused })}`);
    expect(people).toBeGreaterThan(5 * BATCH);
    expect({ ...counted, refused }).toMatchObject({ mails: 2 * people, lost: 0, twice: 0, refused: 0 });
    const { db } = openDatabase(url, () => {});
    // The column and the table of the next release prove that it ran.
    await sql`select language from submissions`.execute(db);
    await sql`select submission_id from bookings`.execute(db);
    await db.destroy();
    await Promise.all([mailServer.stop(), made.stop()]);
  },
  LIMIT_MS,
);
