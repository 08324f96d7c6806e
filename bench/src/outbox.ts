import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../web/src/submissions/database.ts';
import { createDelivery } from '../../web/src/submissions/delivery.ts';
import { startMailServer } from '../../web/test/submissions/mail-server.ts';
import { contactFrom } from '../../web/test/submissions/sample-submissions.ts';
import { startSiteProcess } from '../../web/test/submissions/site-process.ts';
import { rounded } from './measured.ts';
import { writeResults } from './results.ts';

const FORM_PROCESS = join(import.meta.dirname, '../../web/test/submissions/form-process.ts');

/** Number of messages to send: a busy weekend without a mail server. Each message is sent as two mails. */
const MESSAGES = 5_000;
const MAILS = 2 * MESSAGES;
/** Minimum rate of the outbox, in mails a second. */
const TARGET = 100;
/** Polling interval, in ms. */
const LOOK_MS = 100;

/**
 * Sends an outbox of 10,000 mails from an SQLite file to a mail server on this machine, with the settings of
 * production. Exit code 1 if the rate is below the target.
 */
export async function outbox(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
  const url = `file:${join(folder, 'site.db')}`;
  const mailServer = await startMailServer();
  try {
    await fill(url);
    const start = performance.now();
    const site = await startSiteProcess([FORM_PROCESS, url, mailServer.url, 'production']);
    while (mailServer.received.length < MAILS) await pause(LOOK_MS);
    const seconds = rounded((performance.now() - start) / 1000);
    await site.stop();
    const perSecond = rounded(MAILS / seconds);
    const met = perSecond >= TARGET;
    console.log(
      `${MAILS} mails in ${seconds} s, ${perSecond} a second; target ${TARGET}: ${met ? 'met' : 'NOT met'}.`,
    );
    console.log(
      `Written to ${writeResults('outbox', { mails: MAILS, seconds, perSecond, target: TARGET, met })}`,
    );
    if (!met) process.exitCode = 1;
  } finally {
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stores the messages without delivering them. */
async function fill(url: string): Promise<void> {
  const delivery = createDelivery({
    database: openDatabase(url, console.error),
    courier: () => async () => ({ outcome: 'later', reason: 'never asked' }),
    retentionDays: 90,
    log: console.error,
  });
  for (let person = 0; person < MESSAGES; person += 1) {
    const sender = { address: `10.0.${person >> 8}.${person & 255}`, idempotencyKey: `form-${person}` };
    await delivery.accept(contactFrom(person), sender);
  }
  await delivery.stop();
}
