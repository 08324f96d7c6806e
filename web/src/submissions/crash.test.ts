import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashRounds, sharedQueue } from '../../test/submissions/crash-rounds.ts';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { type MailServer, startMailServer } from '../../test/submissions/mail-server.ts';
import { startSiteProcess } from '../../test/submissions/site-process.ts';

const FORM_PROCESS = new URL('../../test/submissions/form-process.ts', import.meta.url).pathname;
const LIMIT_MS = 120_000;

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('what visitors send while processes come and go, on %s', (name, databases) => {
  let made: TestDatabases;
  let mailServer: MailServer;
  beforeAll(async () => {
    made = await databases();
  }, LIMIT_MS);
  afterAll(() => made.stop());

  type Start = (pace: 'quick' | 'as in production') => ReturnType<typeof startSiteProcess>;
  const test = (title: string, check: (start: Start) => Promise<void>) =>
    it(
      title,
      async (context) => {
        if (made.missing) context.skip(made.missing);
        const url = await made.fresh();
        mailServer = await startMailServer();
        await check((pace) => startSiteProcess(['--import', 'tsx', FORM_PROCESS, url, mailServer.url, pace]));
        await mailServer.stop();
      },
      LIMIT_MS,
    );

  test('is not lost when the process is killed, and nobody gets a mail twice', async (start) => {
    const killed = { rounds: 2, submissionsPerRound: 30, killWithinMs: 600, drainMs: 30_000 };
    const counted = await crashRounds({ start: () => start('quick'), mailServer, ...killed });
    console.info(`${name}, killed twice: ${JSON.stringify(counted)}`);
    expect(counted).toMatchObject({ submissions: 60, mails: 120, lost: 0, twice: 0 });
  });

  test('is delivered once by two processes that share the outbox', async (start) => {
    const sites = await Promise.all([start('as in production'), start('as in production')]);
    const counted = await sharedQueue({ sites, mailServer, submissions: 60, drainMs: 30_000 });
    expect(counted).toEqual({ submissions: 60, mails: 120, transmissions: 120, lost: 0, twice: 0 });
  });
});
