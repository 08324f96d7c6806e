import { setTimeout as pause } from 'node:timers/promises';
import type { MailServer } from './mail-server.ts';
import { contactFrom } from './sample-submissions.ts';

export type Tally = {
  submissions: number;
  /** Number of mails that recipients see: mails with the same Message-ID count as one. */
  mails: number;
  /** Number of mails sent to the mail server, including mails that were sent again. */
  transmissions: number;
  /** Number of successful submissions for which the team or the sender got no mail. */
  lost: number;
  /** Number of submissions for which a recipient got two different mails. */
  twice: number;
};

/** Number of visitors who submit a form at the same time. */
const TOGETHER = 12;
const RETRY_MS = 100;
const ANSWER_MS = 20_000;

/**
 * Submits a different message for each person. Like the form, retries each message with its key until the submission
 * succeeds. `url` returns the current URL of the site. Returns how often a process refused a submission.
 */
export async function sendQuestions(
  people: readonly number[],
  url: (person: number) => string,
): Promise<number> {
  const queue = [...people];
  let refused = 0;
  const lanes = Array.from({ length: TOGETHER }, async () => {
    for (let person = queue.shift(); person !== undefined; person = queue.shift()) {
      refused += await sendUntilStored(person, url);
    }
  });
  await Promise.all(lanes);
  return refused;
}

async function sendUntilStored(person: number, url: (person: number) => string): Promise<number> {
  const { form: _form, ...values } = contactFrom(person, `Vraag nummer ${person}.`);
  for (let refused = 0; ; ) {
    const site = url(person);
    const status = await fetch(`${site}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site,
        'idempotency-key': `formulier-${person}`,
        'x-forwarded-for': `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`,
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 201) return refused;
    if (status !== 0) refused += 1;
    if (status >= 400 && status < 500) throw new Error(`a submission was answered with ${status}`);
    await pause(RETRY_MS);
  }
}

/** Waits, for at most `patienceMs`, until all mails have arrived and no delivery is pending. */
export async function untilDelivered(
  site: string,
  mailServer: MailServer,
  submissions: number,
  patienceMs: number,
): Promise<void> {
  const end = Date.now() + patienceMs;
  const distinct = () => new Set(mailServer.received.map((mail) => mail.messageId)).size;
  while (Date.now() < end && (distinct() < submissions * 2 || (await waiting(site)) > 0)) await pause(250);
}

async function waiting(site: string): Promise<number> {
  try {
    const response = await fetch(`${site}/health`);
    // Safe cast: a test of the site itself checks the format of `/health`.
    const { deliveries } = (await response.json()) as { deliveries: { waiting: number } | null };
    return deliveries?.waiting ?? 1;
  } catch {
    return 1;
  }
}

/** Counts, for each of the first `submissions` visitors, which mails arrived for the team and for the visitor. */
export function tally(submissions: number, { received }: MailServer): Tally {
  const mails = new Map(received.map((mail) => [mail.messageId, mail]));
  const counts = Array.from({ length: submissions }, () => ({ team: 0, sender: 0 }));
  for (const { source, to } of mails.values()) {
    // Only the mail to the team contains the message.
    const sender = /^lezer(\d+)@/.exec(to)?.[1];
    const counted = counts[Number(sender ?? /Vraag nummer (\d+)\./.exec(source)?.[1])];
    if (counted) counted[sender === undefined ? 'team' : 'sender'] += 1;
  }
  return {
    submissions,
    mails: mails.size,
    transmissions: received.length,
    lost: counts.filter(({ team, sender }) => team === 0 || sender === 0).length,
    twice: counts.filter(({ team, sender }) => team > 1 || sender > 1).length,
  };
}
