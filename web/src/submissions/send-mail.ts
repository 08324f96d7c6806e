import type { Mailbox, SendMail } from './mail.ts';
import { folderSender } from './mail-folder.ts';
import { mandrillSender } from './mandrill.ts';
import { smtpSender } from './smtp.ts';

export type MailWays = {
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
export function sendMailBy(ways: MailWays, from: Mailbox, log: (line: string) => void): SendMail {
  const { smtpUrl, mandrillKey, folder, production } = ways;
  if (smtpUrl) return smtpSender(smtpUrl, from, { production });
  if (mandrillKey) return mandrillSender({ key: mandrillKey }, from);
  return folderSender(folder, from, log);
}
