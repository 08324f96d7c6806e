import type { Submission } from '../domain/pages/submission.ts';
import { FIELD_LABELS } from '../domain/pages/submission.ts';
import { FIELD_NAMES, fieldOf } from './fields.ts';
import type { Letter, Part } from './letter.ts';
import { oneLine } from './mail.ts';

type Sent = Exclude<Submission, { form: 'newsletter' }>;

const GREETING: Part = { kind: 'paragraph', text: 'Tot op Boektopia!\nHet team van Boektopia' };

/** What the team reads: everything that was filled in, in the order of the form. */
export function teamLetter(submission: Sent): Letter {
  const who = oneLine(nameOf(submission));
  return {
    subject:
      submission.form === 'contact'
        ? oneLine(`Bericht van ${who}`)
        : oneLine(`Groepsaankoop: ${submission.ticketsAmount} dagtickets voor ${submission.organisation}`),
    parts: [
      {
        kind: 'paragraph',
        text:
          submission.form === 'contact'
            ? 'Iemand vulde het contactformulier van de website in.'
            : 'Iemand vroeg op de website dagtickets voor een groep aan.',
      },
      { kind: 'answers', answers: answersOf(submission) },
      { kind: 'small', text: `Beantwoord deze mail om ${who} te antwoorden.` },
    ],
  };
}

/** What the sender gets: that it arrived, what happens next, and their own words. */
export function confirmationLetter(submission: Sent, site: string): Letter {
  const isContact = submission.form === 'contact';
  const hello = isContact ? submission.firstName : submission.contactName;
  return {
    subject: isContact
      ? 'We hebben je bericht goed ontvangen'
      : 'We hebben je aanvraag voor groepstickets goed ontvangen',
    parts: [
      { kind: 'paragraph', text: `Dag ${oneLine(hello)}` },
      {
        kind: 'paragraph',
        text: isContact
          ? 'We hebben je bericht goed ontvangen. We lezen het zo snel mogelijk en antwoorden je op dit e-mailadres.'
          : 'We hebben je aanvraag goed ontvangen. We bekijken ze zo snel mogelijk en sturen je op dit e-mailadres een offerte en een voorstel voor je dag. Je tickets zijn nog niet besteld.',
      },
      { kind: 'paragraph', text: isContact ? 'Dit schreef je ons:' : 'Dit vulde je in:' },
      { kind: 'answers', answers: answersOf(submission) },
      GREETING,
      {
        kind: 'small',
        text: `Deze mail vertrok vanzelf omdat iemand dit e-mailadres invulde op ${site}. Was jij dat niet? Dan hoef je niets te doen.`,
      },
    ],
  };
}

/** The mail with which somebody confirms that the newsletter is really for them. */
export function optInLetter(link: string, site: string): Letter {
  return {
    subject: 'Bevestig je inschrijving op onze nieuwsbrief',
    parts: [
      { kind: 'paragraph', text: 'Dag' },
      {
        kind: 'paragraph',
        text: 'Fijn dat je ons nieuws wilt lezen. Nog één stap: bevestig dat dit e-mailadres van jou is.',
      },
      { kind: 'link', text: 'Bevestig je inschrijving', url: link },
      { kind: 'paragraph', text: 'De link werkt zeven dagen.' },
      GREETING,
      {
        kind: 'small',
        text: `Iemand vulde dit e-mailadres in op ${site}. Was jij dat niet? Doe dan niets: zonder bevestiging krijg je geen nieuwsbrief.`,
      },
    ],
  };
}

/** The person behind a submission, as they wrote their name. */
export function nameOf(submission: Sent): string {
  return submission.form === 'contact'
    ? `${submission.firstName} ${submission.lastName}`
    : submission.contactName;
}

/** Every field that was filled in. */
function answersOf(submission: Sent): [string, string][] {
  return FIELD_NAMES.flatMap((name) => {
    const value = fieldOf(submission, name);
    return value === undefined ? [] : [[FIELD_LABELS[name], value] satisfies [string, string]];
  });
}
