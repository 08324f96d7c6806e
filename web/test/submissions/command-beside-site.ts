import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runSubmissions } from '../../src/submissions/command/submissions.ts';
import { openDatabase } from '../../src/submissions/database.ts';
import type { DeliveryOutcome } from '../../src/submissions/delivery-outcome.ts';
import { eventually } from './eventually.ts';
import { contactFrom } from './sample-submissions.ts';
import { DONE, from, startDelivery } from './started-delivery.ts';

/**
 * Runs `npm run submissions` on the database file of a running site. When the test ends, closes the database and
 * deletes the file.
 */
export async function commandBesideSite() {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  const url = `file:${join(folder, 'site.db')}`;
  const database = openDatabase(url, () => {});
  onTestFinished(async () => {
    await database.db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  /** The outcome of every mail that is sent from now on. A test can change it. */
  const mails: { outcome: DeliveryOutcome } = { outcome: DONE };
  const { delivery, clock, carried } = startDelivery(url, { outcome: () => mails.outcome });
  delivery.start();
  await eventually(() => existsSync(join(folder, 'site.db'))).toBe(true);

  /** The simulated terminal: the questions shown there, and the reply to each question (`undefined`: no terminal). */
  const terminal: { requested: string[]; answer: boolean | undefined } = { requested: [], answer: true };
  const mailFolder = join(folder, 'mail');
  const run = (...args: string[]) =>
    runSubmissions(args, {
      database,
      databaseUrl: url,
      retentionDays: 30,
      mailFolder,
      now: () => clock.now,
      ask: async (question) => {
        terminal.requested.push(question);
        return terminal.answer;
      },
    });

  /** Sends a form and waits until it is delivered or rejected. Returns the start of the id of its delivery. */
  async function sent(submission = contactFrom(1, 'Is er een lift?'), key = 'a'): Promise<string> {
    const before = carried.length;
    await delivery.accept(submission, from('192.0.2.1', key));
    await eventually(() => carried.length).toBe(before + 2);
    await eventually(async () => (await run('list', '--state', 'waiting')).output).toBe('Geen inzendingen.');
    return carried[before]?.slice(0, 8) ?? '';
  }

  return { folder, mailFolder, database, clock, carried, mails, terminal, run, sent };
}
