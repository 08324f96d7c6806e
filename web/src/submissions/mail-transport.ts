import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { errorWords } from './delivery-outcome.ts';
import { type Mailbox, nodemailerMail, type SendMail } from './mail.ts';
import { mandrillSender } from './mandrill.ts';
import { PACE } from './submission-queue.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/**
 * Time after which an unused connection is closed, in ms: before a server, a firewall or {@link SILENCE_MS} closes it.
 */
const IDLE_MS = 10_000;

/**
 * Creates a sender for a mail server. It reuses connections, and opens at most one for each mail that is sent at the
 * same time. In production it requires encryption, unless the server is local or its URL contains `?requireTLS=false`,
 * which is meant for a server on a private network.
 */
export function smtpSender(url: string, from: Mailbox, options: { production: boolean }): SendMail {
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: PACE.together,
    idleTimeout: IDLE_MS,
    // Do not resend here: a mail whose connection was lost may have arrived. The outbox decides when to resend it.
    maxRequeues: 0,
    requireTLS: options.production && !local && url.startsWith('smtp:'),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail, signal) => {
    try {
      await transport.sendMail({ ...nodemailerMail(mail, from), signal });
      return { outcome: 'delivered' };
    } catch (error) {
      return { outcome: 'later', reason: smtpWords(error) };
    }
  };
}

/** Describes an error by its code and the command only: a mail server's reply often contains an e-mail address. */
function smtpWords(error: unknown): string {
  const words = [errorWords(error)];
  if (!(error instanceof Error)) return words.join(' ');
  if ('originalCode' in error && typeof error.originalCode === 'string') words.push(error.originalCode);
  if ('responseCode' in error && typeof error.responseCode === 'number') words.push(`${error.responseCode}`);
  if ('command' in error && typeof error.command === 'string') words.push(`at ${error.command}`);
  return `smtp: ${words.join(' ')}`;
}

/**
 * Creates a sender for a site without a mail server. It writes `.eml` files, which every mail program opens. A file is
 * named after its delivery, so a retry overwrites it. Logs the file name.
 */
export function folderSender(folder: string, from: Mailbox, log: (line: string) => void): SendMail {
  return async (mail) => {
    try {
      const message = await new MailComposer(nodemailerMail(mail, from)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, file, message);
      log(`mail written to ${file}`);
      return { outcome: 'delivered', note: 'mail folder: written, not sent' };
    } catch (error) {
      return { outcome: 'later', reason: `mail folder: ${errorWords(error)}` };
    }
  };
}

/** Removes mails written before the given time, in ms. Treats a missing folder as empty. */
export async function removeOldMail(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /\.eml(?:\.part)?$/.test(file))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written !== undefined && written.mtimeMs < before) await rm(file, { force: true });
  }
}

/** Writes a file atomically: it is on disk either completely or not at all. */
async function writeWhole(folder: string, file: string, content: Buffer) {
  const part = `${file}.part`;
  await writeFile(part, content, { mode: 0o600, flush: true });
  await rename(part, file);
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
}

export type MailTransportOptions = {
  /** The URL of a mail server. */
  smtpUrl?: string;
  /** The key of Mandrill's HTTP API. */
  mandrillKey?: string;
  /** The folder to write mail to if neither `smtpUrl` nor `mandrillKey` is set. */
  folder: string;
  /** Whether the site is in production, where mail to other machines must use TLS. */
  production: boolean;
};

/** Creates the configured mail sender. Without a mail server or key, mail is only written to a folder and logged. */
export function sendMailBy(ways: MailTransportOptions, from: Mailbox, log: (line: string) => void): SendMail {
  const { smtpUrl, mandrillKey, folder, production } = ways;
  if (smtpUrl) return smtpSender(smtpUrl, from, { production });
  if (mandrillKey) return mandrillSender({ key: mandrillKey }, from);
  return folderSender(folder, from, log);
}
