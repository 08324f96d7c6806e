import { createTransport } from 'nodemailer';
import { type Mailbox, nodemailerMail, type SendMail } from './mail.ts';
import { errorWords } from './outcome.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends through a mail server, a connection per mail. In production the connection is encrypted unless the
 * server is on this machine; `?requireTLS=false` in the URL says otherwise, for one on a private network.
 */
export function smtpSender(url: string, from: Mailbox, options: { production: boolean }): SendMail {
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
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
