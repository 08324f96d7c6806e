import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashRounds, sharedOutbox } from './testing/crash-rounds.ts';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from './testing/databases.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { startSiteProcess } from './testing/site-process.ts';

const DOOR = new URL('testing/door.ts', import.meta.url).pathname;
const PATIENCE_MS = 120_000;

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('what visitors send while processes come and go, on %s', (name, databases) => {
  let made: TestDatabases;
  let mailServer: MailServer;
  beforeAll(async () => {
    made = await databases();
  }, PATIENCE_MS);
  afterAll(() => made.stop());

  type Start = (pace: 'quick' | 'as in production') => ReturnType<typeof startSiteProcess>;
  const test = (title: string, check: (start: Start) => Promise<void>) =>
    it(
      title,
      async (context) => {
        if (made.missing) context.skip(made.missing);
        const url = await made.fresh();
        mailServer = await startMailServer();
        await check((pace) => startSiteProcess(['--import', 'tsx', DOOR, url, mailServer.url, pace]));
        await mailServer.stop();
      },
      PATIENCE_MS,
    );

  test('is not lost when the process is killed, and nobody gets a mail twice', async (start) => {
    const killed = { rounds: 2, submissionsPerRound: 30, killWithinMs: 600, drainMs: 30_000 };
    const counted = await crashRounds({ start: () => start('quick'), mailServer, ...killed });
    console.info(`${name}, killed twice: ${JSON.stringify(counted)}`);
    expect(counted).toMatchObject({ submissions: 60, mails: 120, lost: 0, twice: 0 });
  });

  test('is delivered once by two processes that share the outbox', async (start) => {
    const sites = await Promise.all([start('as in production'), start('as in production')]);
    const counted = await sharedOutbox({ sites, mailServer, submissions: 60, drainMs: 30_000 });
    expect(counted).toEqual({ submissions: 60, mails: 120, transmissions: 120, lost: 0, twice: 0 });
  });
});
