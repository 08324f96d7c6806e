import type { SendMailOptions } from 'nodemailer';
import type { DeliveryOutcome } from './delivery-outcome.ts';

export type Mailbox = { name: string; address: string };

/** One mail to one address. Whatever a visitor typed in a header is one line, made by {@link oneLine}. */
export type Mail = {
  /** The delivery: what the Message-ID is made of, so that the same mail sent again is the same mail. */
  id: string;
  /** When the visitor sent it: the same in every attempt. */
  date: Date;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** Sent to somebody who did not write to a person: no out-of-office should answer it. */
  automatic: boolean;
};

/** Sends one mail, and says what came of it instead of throwing. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<DeliveryOutcome>;

const MAX_HEADER_LENGTH = 150;

/** Text that may stand in a header: one line without control characters, not endless. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > MAX_HEADER_LENGTH ? `${line.slice(0, MAX_HEADER_LENGTH - 1).trimEnd()}…` : line;
}

/** Whether this can be the address of exactly one mailbox: nothing that separates addresses or ends a header. */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(address);
}

/** Reads `info@boektopia.be` or `Boektopia <info@boektopia.be>`; `undefined` where it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<>]*?)"?\s*<)?([^<>\s]+)>?\s*$/.exec(text) ?? [];
  return isOneAddress(address) ? { name: oneLine(name), address } : undefined;
}

/** The same for every attempt at one delivery: by it a receiver knows that it has this mail already. */
export function messageId(mail: Mail, from: Mailbox): string {
  return `<${mail.id}@${from.address.replace(/^.*@/, '')}>`;
}

/** Headers beyond the usual ones, the same for every way of sending. */
export function extraHeaders(mail: Mail): Record<string, string> {
  return mail.automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {};
}

/** The mail as nodemailer takes it. Addresses are given as objects: nothing in them is read as a list. */
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
