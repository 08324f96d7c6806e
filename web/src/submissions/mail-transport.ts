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
/** An unused connection is closed before a server, a firewall or our own {@link SILENCE_MS} does it, in ms. */
const IDLE_MS = 10_000;

/**
 * Sends through a mail server, over at most as many connections as mails are sent at the same time; each is used
 * again while there is mail. In production the connection is encrypted unless the
 * server is on this machine; `?requireTLS=false` in the URL says otherwise, for one on a private network.
 */
export function smtpSender(url: string, from: Mailbox, options: { production: boolean }): SendMail {
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: PACE.together,
    idleTimeout: IDLE_MS,
    // A mail whose connection was lost may have arrived: when it is sent again is for the outbox to say.
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

/** What a mail server answers often repeats the address: only its code and the command are told. */
function smtpWords(error: unknown): string {
  const words = [errorWords(error)];
  if (!(error instanceof Error)) return words.join(' ');
  if ('originalCode' in error && typeof error.originalCode === 'string') words.push(error.originalCode);
  if ('responseCode' in error && typeof error.responseCode === 'number') words.push(`${error.responseCode}`);
  if ('command' in error && typeof error.command === 'string') words.push(`at ${error.command}`);
  return `smtp: ${words.join(' ')}`;
}

/**
 * «Sends» by writing `.eml` files, which every mail program opens: what a site without a mail server does. The
 * name is the delivery's, so that a second attempt writes the same file; `log` hears it.
 */
export function folderSender(folder: string, from: Mailbox, log: (line: string) => void): SendMail {
  return async (mail) => {
    try {
      const message = await new MailComposer(nodemailerMail(mail, from)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, file, message);
      log(`mail written to ${file}`);
      return { outcome: 'delivered' };
    } catch (error) {
      return { outcome: 'later', reason: `mail folder: ${errorWords(error)}` };
    }
  };
}

/** Removes the mails that were written before a moment. A folder that is not there has none. */
export async function removeOldMail(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /\.eml(?:\.part)?$/.test(file))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written !== undefined && written.mtimeMs < before) await rm(file, { force: true });
  }
}

/** The file is there whole and on the disk, or not at all. */
async function writeWhole(folder: string, file: string, content: Buffer) {
  const part = `${file}.part`;
  await writeFile(part, content, { mode: 0o600, flush: true });
  await rename(part, file);
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
}

export type MailTransportOptions = {
  /** A mail server. */
  smtpUrl?: string;
  /** The key of Mandrill's HTTP API. */
  mandrillKey?: string;
  /** Where mail is written that has no way out. */
  folder: string;
  /** Mail leaves this machine over TLS only. */
  production: boolean;
};

/** Sends mail by the way that is given; where there is none, mail is only written down and `log` hears it. */
export function sendMailBy(ways: MailTransportOptions, from: Mailbox, log: (line: string) => void): SendMail {
  const { smtpUrl, mandrillKey, folder, production } = ways;
  if (smtpUrl) return smtpSender(smtpUrl, from, { production });
  if (mandrillKey) return mandrillSender({ key: mandrillKey }, from);
  return folderSender(folder, from, log);
}
