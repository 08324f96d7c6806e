import type { SendMailOptions } from 'nodemailer';
import type { DeliveryOutcome } from './delivery-outcome.ts';

export type Mailbox = { name: string; address: string };

/** One mail to one address. Visitors' input in a header is made safe by {@link oneLine}. */
export type Mail = {
  /** The delivery's id, the basis of the Message-ID, so that a resent mail is recognized as the same. */
  id: string;
  /** When the visitor sent it; equal in every attempt. */
  date: Date;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** Whether it was generated automatically: no out-of-office message should reply. */
  automatic: boolean;
};

/** Sends one mail and returns the outcome instead of throwing. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<DeliveryOutcome>;

const MAX_HEADER_LENGTH = 150;

/** Makes text safe for a header: one line of limited length without control characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > MAX_HEADER_LENGTH ? `${line.slice(0, MAX_HEADER_LENGTH - 1).trimEnd()}…` : line;
}

/** Whether this is the address of exactly one mailbox: nothing in it separates addresses or ends a header. */
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

/** Additional headers, the same for every transport. */
export function extraHeaders(mail: Mail): Record<string, string> {
  return mail.automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {};
}

/** Converts the mail to nodemailer's format. Addresses are objects, so that nodemailer does not parse them as lists. */
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
