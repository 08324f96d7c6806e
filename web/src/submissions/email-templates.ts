import { escapedXml } from '../domain/open-data/xml-text.ts';
import { FIELD_LABELS, FIELD_NAMES, fieldOf, type Submission } from '../domain/pages/submission.ts';
import { oneLine } from './mail.ts';

/** Part of a mail, which is rendered as plain text and as HTML. It may contain text of a visitor. */
type Part =
  | { kind: 'paragraph'; text: string }
  /** The labels of a form, each with the visitor's input below it, which may have several lines. */
  | { kind: 'answers'; answers: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'small'; text: string };

export type EmailTemplate = { subject: string; parts: readonly Part[] };

/** Renders a mail as plain text, for mail programs that do not show HTML. */
export function emailText({ parts }: EmailTemplate): string {
  return `${parts.map(partText).join('\n\n')}\n`;
}

/** Renders a mail as simple HTML: without images or external resources, and readable in light and dark mode. */
export function emailHtml({ subject, parts }: EmailTemplate): string {
  return [
    '<!doctype html>',
    `<html lang="nl-BE"><head><meta charset="utf-8"><title>${escapedXml(subject)}</title></head>`,
    '<body style="font: 16px/1.5 Georgia, serif; max-width: 36em; margin: 0 auto; padding: 1em">',
    ...parts.map(partHtml),
    '</body></html>',
    '',
  ].join('\n');
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'answers':
      return part.answers.map(([label, value]) => `${label}:\n${indented(value)}`).join('\n\n');
    case 'link':
      return `${part.text}:\n${part.url}`;
    case 'small':
      return `-- \n${part.text}`;
    case 'paragraph':
      return part.text;
  }
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'answers':
      return `<dl>${part.answers.map(([label, value]) => `<dt><b>${escapedXml(label)}</b></dt><dd>${lines(value)}</dd>`).join('')}</dl>`;
    case 'link':
      return `<p><a href="${escapedXml(part.url)}">${escapedXml(part.text)}</a></p>`;
    case 'small':
      return `<p><small>${lines(part.text)}</small></p>`;
    case 'paragraph':
      return `<p>${lines(part.text)}</p>`;
  }
}

const LINE_END = /\r\n|\r|\n/;

function indented(text: string): string {
  return `  ${text.split(LINE_END).join('\n  ')}`;
}

function lines(text: string): string {
  return text.split(LINE_END).map(escapedXml).join('<br>\n');
}

type Sent = Exclude<Submission, { form: 'newsletter' }>;

const GREETING: Part = { kind: 'paragraph', text: 'Tot op Boektopia!\nHet team van Boektopia' };

/** Creates the mail to the team, with every filled-in field in the order of the form. */
export function teamEmail(submission: Sent, reference: string): EmailTemplate {
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
      { kind: 'answers', answers: [...answersOf(submission), ['Referentie', reference]] },
      { kind: 'small', text: `Beantwoord deze mail om ${who} te antwoorden.` },
    ],
  };
}

/** Matches a name that is too short and too plain to contain a message or a web address. */
const NAME = /^[\p{L}\p{M} '’-]{1,40}$/u;

/**
 * Creates the mail that acknowledges a form and says what happens next and when. It quotes nothing but a plain name:
 * anyone may type any text beside someone else's address, and the festival must not sign that text.
 */
export function confirmationEmail(submission: Sent, reference: string, site: string): EmailTemplate {
  const isContact = submission.form === 'contact';
  const name = isContact ? submission.firstName : submission.contactName;
  return {
    subject: isContact
      ? 'We hebben je bericht goed ontvangen'
      : 'We hebben je aanvraag voor groepstickets goed ontvangen',
    parts: [
      { kind: 'paragraph', text: NAME.test(name) ? `Dag ${name}` : 'Dag' },
      {
        kind: 'paragraph',
        text: isContact
          ? 'We hebben je bericht goed ontvangen. We antwoorden je binnen twee werkdagen op dit e-mailadres.'
          : `We hebben je aanvraag goed ontvangen. Je referentie is ${reference}. Binnen twee werkdagen sturen we je op dit e-mailadres een offerte en een voorstel voor je dag. Je tickets zijn nog niet besteld.`,
      },
      GREETING,
      {
        kind: 'small',
        text: `Deze mail vertrok vanzelf omdat iemand dit e-mailadres invulde op ${site}. Was jij dat niet? Dan hoef je niets te doen.`,
      },
    ],
  };
}

/** Creates the mail in which the owner of an e-mail address can confirm the newsletter subscription. */
export function optInEmail(link: string, site: string): EmailTemplate {
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

/** Returns the name of the sender as the sender typed it. */
export function nameOf(submission: Sent): string {
  return submission.form === 'contact'
    ? `${submission.firstName} ${submission.lastName}`
    : submission.contactName;
}

/** Returns the label and value of every filled-in field. */
function answersOf(submission: Sent): [string, string][] {
  return FIELD_NAMES.flatMap((name) => {
    const value = fieldOf(submission, name);
    return value === undefined ? [] : [[FIELD_LABELS[name], value] satisfies [string, string]];
  });
}
