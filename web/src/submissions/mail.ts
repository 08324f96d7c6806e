import type { SendMailOptions } from 'nodemailer';
import type { DeliveryOutcome } from './delivery-outcome.ts';

export type Mailbox = { name: string; address: string };

/** A mail to a single address. {@link oneLine} makes visitors' input safe for its headers. */
export type Mail = {
  /** The id of the delivery. The Message-ID contains it, so that recipients recognize a mail that is sent again. */
  id: string;
  /** When the visitor sent the form. It is the same in every attempt to deliver the mail. */
  date: Date;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** Whether to mark the mail as automatic, so that no out-of-office message replies to it. */
  automatic: boolean;
};

/** Sends one mail. Returns a failure as an outcome instead of throwing. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<DeliveryOutcome>;

const MAX_HEADER_LENGTH = 150;

/** Makes text safe for a header: one line of limited length without control characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > MAX_HEADER_LENGTH ? `${line.slice(0, MAX_HEADER_LENGTH - 1).trimEnd()}…` : line;
}

/** Whether this is exactly one e-mail address. Rejects characters that separate addresses or end a header. */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(address);
}

/** Parses `info@boektopia.be` or `Boektopia <info@boektopia.be>`; `undefined` for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<>]*?)"?\s*<)?([^<>\s]+)>?\s*$/.exec(text) ?? [];
  return isOneAddress(address) ? { name: oneLine(name), address } : undefined;
}

/** Returns the Message-ID, equal for every attempt at one delivery, so that recipients recognize a duplicate. */
export function messageId(mail: Mail, from: Mailbox): string {
  return `<${mail.id}@${from.address.replace(/^.*@/, '')}>`;
}

/** Returns the additional headers, which are the same for every transport. */
export function extraHeaders(mail: Mail): Record<string, string> {
  return mail.automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {};
}

/** Converts a mail to nodemailer's format. Addresses are objects, because nodemailer would parse strings as lists. */
export function nodemailerMail(mail: Mail, from: Mailbox): SendMailOptions {
  return {
    messageId: messageId(mail, from),
    date: mail.date,
    from,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: extraHeaders(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
