import { join } from 'node:path';
import { env } from '../env.ts';
import { openDatabase } from '../submissions/database.ts';
import { createDelivery, type Delivery } from '../submissions/delivery.ts';
import { jobHandlerOf } from '../submissions/job-handler.ts';
import { type Mailbox, parseMailbox } from '../submissions/mail.ts';
import { removeOldMail, sendMailBy } from '../submissions/mail-transport.ts';
import { mailchimpList } from '../submissions/mailchimp.ts';

const mailFolder = join(env.DATA_DIR, 'mail');
const ownAddress = `info@${new URL(env.PRODUCTION_URL).hostname.replace(/^www\./, '')}`;
const from: Mailbox = parseMailbox(env.MAIL_FROM ?? '') ?? { name: 'Boektopia', address: ownAddress };
const log = (line: string) => console.log(line);

const mailWays = {
  smtpUrl: env.SMTP_URL,
  mandrillKey: env.MANDRILL_API_KEY,
  folder: mailFolder,
  production: process.env.NODE_ENV === 'production',
};

/**
 * Returns the origin for links in mail: that of the real site, or that of this process if mail is written to a folder.
 */
function siteUrl(): string {
  if (env.SITE_URL) return env.SITE_URL;
  return env.SMTP_URL || env.MANDRILL_API_KEY ? env.PRODUCTION_URL : `http://localhost:${env.PORT}`;
}

/** Stores and delivers the submissions, as configured. */
export const delivery: Delivery = createDelivery({
  database: openDatabase(env.DATABASE_URL, log),
  courier: jobHandlerOf({
    sendMail: sendMailBy(mailWays, from, log),
    subscribe:
      env.NEWSLETTER_API_KEY && env.NEWSLETTER_LIST_ID
        ? mailchimpList({
            key: env.NEWSLETTER_API_KEY,
            listId: env.NEWSLETTER_LIST_ID,
            url: env.NEWSLETTER_API_URL,
          })
        : undefined,
    team: {
      contact: env.MAIL_TO_CONTACT ?? ownAddress,
      groups: env.MAIL_TO_GROUPS ?? ownAddress,
      findings: env.HEALTH_MAIL_TO,
    },
    siteUrl: siteUrl(),
  }),
  retentionDays: env.RETENTION_DAYS,
  removeOld: (before) => removeOldMail(mailFolder, before),
  log,
});
