import type { Submission } from '../domain/pages/submission.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Due } from './due-deliveries.ts';
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
import { askForNewsletter } from './opt-in.ts';
import type { Store } from './store.ts';
import type { JobHandler } from './submission-queue.ts';
import { referenceOf, senderOf } from './submission-repository.ts';

export type Ways = {
  sendMail: SendMail;
  /** The newsletter service; without one the list is our own and every address confirms by our mail. */
  subscribe?: Subscribe;
  /** Who in the team reads what. */
  team: { contact: string; groups: string };
  /** The site's origin, for the link in a mail and to say where an address was filled in. */
  siteUrl: string;
};

/** Where a visitor of the site confirms; the token comes behind it. */
const CONFIRM_PATH = '/nieuwsbrief/bevestigen?token=';

/** Knows for every kind of delivery how it is done. */
export function jobHandlerOf(ways: Ways): (store: Store) => JobHandler {
  const { sendMail, subscribe, siteUrl } = ways;
  const site = new URL(siteUrl).host;
  return (store) => async (due, signal) => {
    const { submission } = due;
    const sender = senderOf(submission);
    // The form has looked at it already; what is sent to must be one address whoever called.
    if (!isOneAddress(sender)) return refused('the address is not one address');
    if (submission.form === 'newsletter') {
      if (subscribe) return subscribe(sender, signal);
      // The mail says for how long its link works: from now on, however late it goes out.
      const token = await askForNewsletter(store, sender, due.takenAt);
      const letter = optInEmail(`${siteUrl}${CONFIRM_PATH}${token}`, site);
      return sendMail(toSender(due, sender, letter), signal);
    }
    if (due.kind === 'confirmation') {
      return sendMail(
        toSender(due, sender, confirmationEmail(submission, referenceOf(due.id), site)),
        signal,
      );
    }
    return sendMail(
      {
        ...written(due, teamEmail(submission, referenceOf(due.id))),
        to: teamAddress(submission, ways.team),
        replyTo: { name: oneLine(nameOf(submission)), address: sender },
        automatic: false,
      },
      signal,
    );
  };
}

function teamAddress(submission: Submission, team: Ways['team']): string {
  return submission.form === 'contact' ? team.contact : team.groups;
}

function toSender(due: Due, to: string, letter: EmailTemplate): Mail {
  return { ...written(due, letter), to, automatic: true };
}

function written(due: Due, letter: EmailTemplate): Pick<Mail, 'id' | 'date' | 'subject' | 'text' | 'html'> {
  return {
    id: due.id,
    date: new Date(due.receivedAt),
    subject: letter.subject,
    text: emailText(letter),
    html: emailHtml(letter),
  };
}

function refused(reason: string): DeliveryOutcome {
  return { outcome: 'refused', reason };
}
