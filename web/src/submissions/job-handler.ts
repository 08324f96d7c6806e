import {
  confirmationEmail,
  type EmailTemplate,
  emailHtml,
  emailText,
  nameOf,
  optInEmail,
  teamEmail,
} from './email-templates.ts';
import { isOneAddress, type Mail, oneLine, type SendMail } from './mail.ts';
import type { Subscribe } from './mailchimp.ts';
import { requestNewsletter } from './opt-in.ts';
import type { Store } from './store.ts';
import type { JobHandler } from './submission-queue.ts';
import { referenceOf, senderOf } from './submission-repository.ts';

export type DeliveryServices = {
  sendMail: SendMail;
  /** The newsletter service. If there is none, the site has its own list, and confirms each e-mail address by mail. */
  subscribe?: Subscribe;
  /** The team's mailboxes. */
  team: { contact: string; groups: string; findings?: string | undefined };
  /** The site's origin. Mails use it for links, and to name the site on which the recipient's address was entered. */
  siteUrl: string;
};

/** Path of the confirmation page, to which the token is appended. */
const CONFIRM_PATH = '/nieuwsbrief/bevestigen?token=';

/** Returns the handler for all kinds of deliveries. */
export function jobHandlerOf({
  sendMail,
  subscribe,
  team,
  siteUrl,
}: DeliveryServices): (store: Store) => JobHandler {
  const site = new URL(siteUrl).host;
  return (store) => async (due, signal) => {
    const { submission } = due;
    const send = (letter: EmailTemplate, to: Pick<Mail, 'to' | 'replyTo' | 'automatic'>) =>
      sendMail(
        {
          id: due.id,
          date: new Date(due.receivedAt),
          subject: letter.subject,
          text: emailText(letter),
          html: emailHtml(letter),
          ...to,
        },
        signal,
      );
    if (submission.form === 'findings') {
      if (team.findings === undefined) return { outcome: 'later', reason: 'HEALTH_MAIL_TO is not set' };
      return send(submission, { to: team.findings, automatic: true });
    }
    const sender = senderOf(submission);
    // Check the e-mail address again, although the form did: a mail must never reach more than one mailbox.
    if (!isOneAddress(sender)) return { outcome: 'refused', reason: 'not a single address' };
    const toSender = { to: sender, automatic: true };
    if (submission.form === 'newsletter') {
      if (subscribe) return subscribe(sender, signal);
      // Create the token now, not when the visitor subscribed: a mail may be sent late.
      const token = await requestNewsletter(store, sender, due.takenAt);
      return send(optInEmail(`${siteUrl}${CONFIRM_PATH}${token}`, site), toSender);
    }
    const reference = referenceOf(due.id);
    if (due.kind === 'confirmation') return send(confirmationEmail(submission, reference, site), toSender);
    return send(teamEmail(submission, reference), {
      to: submission.form === 'contact' ? team.contact : team.groups,
      replyTo: { name: oneLine(nameOf(submission)), address: sender },
      automatic: false,
    });
  };
}
