import { setTimeout as pause } from 'node:timers/promises';
import type { MailServer } from './mail-server.ts';
import type { SiteProcess } from './site-process.ts';
import { sendQuestions, type Tally, tally, untilDelivered } from './visitors.ts';

export type CrashRounds = {
  /** Starts the process that will be killed. Every process uses the same database. */
  start: () => Promise<SiteProcess>;
  mailServer: MailServer;
  rounds: number;
  submissionsPerRound: number;
  /** Maximum time from the first submission of a round until the process is killed at random, in ms. */
  killWithinMs: number;
  /** Maximum time for all mails to arrive after the last round, in ms. */
  drainMs: number;
};

/** Sends submissions while the process is killed repeatedly. Then waits for all mails and counts them. */
export async function crashRounds(options: CrashRounds): Promise<Tally> {
  const { start, mailServer, rounds, submissionsPerRound, killWithinMs, drainMs } = options;
  let running = await start();
  for (let round = 0; round < rounds; round += 1) {
    const first = round * submissionsPerRound;
    const people = Array.from({ length: submissionsPerRound }, (_, person) => first + person);
    const crash = async () => {
      await pause(Math.random() * killWithinMs);
      await running.kill();
      running = await start();
    };
    await Promise.all([crash(), sendQuestions(people, () => running.url)]);
  }
  const submissions = rounds * submissionsPerRound;
  await untilDelivered(running.url, mailServer, submissions, drainMs);
  await running.stop();
  return tally(submissions, mailServer);
}

export type SharedOutbox = {
  /** Two or more processes that share a database. */
  sites: readonly SiteProcess[];
  mailServer: MailServer;
  submissions: number;
  drainMs: number;
};

/** Distributes submissions over processes that share one outbox. Then waits for all mails and counts them. */
export async function sharedQueue({ sites, mailServer, submissions, drainMs }: SharedOutbox): Promise<Tally> {
  const urls = sites.map(({ url }) => url);
  const people = Array.from({ length: submissions }, (_, person) => person);
  await sendQuestions(people, (person) => urls[person % urls.length] ?? '');
  await untilDelivered(urls[0] ?? '', mailServer, submissions, drainMs);
  await Promise.all(sites.map((site) => site.stop()));
  return tally(submissions, mailServer);
}
