import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashRounds, sharedQueue } from '../../../test/submissions/crash-rounds.ts';
import {
  postgresDatabases,
  sqliteDatabases,
  type TestDatabases,
} from '../../../test/submissions/databases.ts';
import { type MailServer, startMailServer } from '../../../test/submissions/mail-server.ts';
import { startSiteProcess } from '../../../test/submissions/site-process.ts';
import { PACE } from '../submission-queue.ts';

const FORM_PROCESS = new URL('../../../test/submissions/form-process.ts', import.meta.url).pathname;
const LIMIT_MS = 300_000;
const LEASE_IS_OVER_MS = PACE.leaseMs + 1_000;

const DATABASES = [
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
] as const;
const ROUNDS = { rounds: 6, submissionsPerRound: 40, drainMs: 120_000 };
const SHARED = 200;

describe.each(DATABASES)('submissions while processes start and crash, on %s', (name, databases) => {
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
      async () => {
        const url = await made.fresh();
        mailServer = await startMailServer();
        let ahead = 0;
        await check((pace) => {
          const started = startSiteProcess([FORM_PROCESS, url, mailServer.url, pace, String(ahead)]);
          // Advances the clock of the next process, so that it takes over the deliveries of the killed one at once.
          if (pace === 'quick') ahead += LEASE_IS_OVER_MS;
          return started;
        });
        await mailServer.stop();
      },
      LIMIT_MS,
    );

  test('if the process is killed, loses no submission and sends no mail twice', async (start) => {
    const killed = { ...ROUNDS, killWithinMs: 600 };
    const counted = await crashRounds({ start: () => start('quick'), mailServer, ...killed });
    console.info(`${name}, killed: ${JSON.stringify(counted)}`);
    const submissions = ROUNDS.rounds * ROUNDS.submissionsPerRound;
    expect(counted).toMatchObject({ submissions, mails: 2 * submissions, lost: 0, twice: 0 });
  });

  test('sends each mail only once if two processes share the outbox', async (start) => {
    const sites = await Promise.all([start('as in production'), start('as in production')]);
    const counted = await sharedQueue({ sites, mailServer, submissions: SHARED, drainMs: ROUNDS.drainMs });
    const mails = 2 * SHARED;
    expect(counted).toEqual({ submissions: SHARED, mails, transmissions: mails, lost: 0, twice: 0 });
  });
});
