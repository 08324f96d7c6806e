import type { FieldName, FormKind } from '../../domain/pages/submission.ts';
import { TEXTS } from '../../domain/pages/texts.ts';

/** The most characters of a field. All texts of a form together fit the 20 kB that a door reads. */
export const MAX_LENGTH = { short: 50, line: 200, email: 254, text: 5000 } as const;

/** What was typed, by field; what is wrong with it, by field. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

type FormPart = { legend?: string; names: readonly FieldName[] };

/** The fields of each form, in its order: a long one in parts. */
export const FORM_PARTS: { readonly [Kind in FormKind]: readonly FormPart[] } = {
  contact: [{ names: ['firstName', 'lastName', 'email', 'message'] }],
  'group-purchase': [
    { legend: 'Je organisatie', names: ['organisation', 'street', 'postal', 'city', 'vat'] },
    { legend: 'Aan wie antwoorden we?', names: ['contactName', 'contactEmail'] },
    { legend: 'Je bezoek', names: ['ticketsAmount', 'extraInfo'] },
  ],
  newsletter: [{ names: ['email'] }],
};

/** The names of the fields of a form, in its order. */
export const fieldNames = (kind: FormKind): readonly FieldName[] =>
  FORM_PARTS[kind].flatMap(({ names }) => names);

/** The one field that may stay empty. */
export const OPTIONAL: FieldName = 'extraInfo';

/**
 * What a form carries that no person fills in. `back`: the page and place where it stands. `trap`: a field that
 * only a program sees, and fills in.
 */
export const HIDDEN_FIELDS = { back: 'terug', trap: 'onderwerp' } as const;

/** Headers of a form that a script sends. `filledIn`: ms since the page was opened. */
export const SENT_HEADERS = { key: 'idempotency-key', filledIn: 'x-filled-in-ms' } as const;

/**
 * Nobody opens a page, fills in a form and sends it within this time, in ms. The form waits for it, for who has
 * a browser that fills in everything; a program that says it was quicker is not a person.
 */
export const MIN_FILL_MS = 2_000;

/** The fields of a form out of whatever came: text and numbers by their own names, nothing else. */
export function fieldValues(kind: FormKind, given: object): FieldValues {
  const own = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(
    fieldNames(kind).flatMap((name) => {
      const value = own.get(name);
      if (typeof value === 'string') return [[name, value]];
      return typeof value === 'number' && Number.isFinite(value) ? [[name, String(value)]] : [];
    }),
  );
}

/** A form as it was posted. `back`: the page and place where it stood. `honeypot`: whether the trap was filled in. */
export type PostedForm = { values: FieldValues; back: string | undefined; honeypot: boolean };

/** Picks the parts of a posted form out of its fields. */
export function postedForm(kind: FormKind, fields: object): PostedForm {
  const own = new Map<string, unknown>(Object.entries(fields));
  const back = own.get(HIDDEN_FIELDS.back);
  return {
    values: fieldValues(kind, fields),
    back: typeof back === 'string' ? back : undefined,
    honeypot: Boolean(own.get(HIDDEN_FIELDS.trap)),
  };
}

type FormWords = {
  /** Where a form without scripts is posted to, and one with scripts its JSON. */
  endpoint: string;
  /** The page where it stands, when nobody says which. */
  page: string;
  send: string;
  sent: string;
  next: string;
  /** Whether the sender is told a number to ask about it by. */
  hasReference: boolean;
  notSent: string;
  /** What it is used for and how long it is kept; `days` is how long the festival keeps what it was sent. */
  purpose: (days: number) => string;
};

/** What each form is called, does and promises. */
export const FORM_WORDS: { readonly [Kind in FormKind]: FormWords } = {
  contact: {
    endpoint: '/api/contact',
    page: '/contact',
    send: 'Verstuur je bericht',
    sent: TEXTS.sent.contact,
    next: 'We lezen alles en antwoorden binnen twee werkdagen per mail.',
    hasReference: false,
    notSent: 'Je bericht is niet verstuurd',
    purpose: (days) => `We gebruiken dit alleen om je te antwoorden en wissen het na ${inDays(days)}.`,
  },
  'group-purchase': {
    endpoint: '/api/group-purchase',
    page: '/groepen',
    send: 'Verstuur je aanvraag',
    sent: TEXTS.sent.groupPurchase,
    next: 'Binnen twee werkdagen krijg je per mail een offerte en een voorstel voor je dag.',
    hasReference: true,
    notSent: 'Je aanvraag is niet verstuurd',
    purpose: (days) => `We gebruiken dit alleen voor je offerte en wissen het na ${inDays(days)}.`,
  },
  newsletter: {
    endpoint: '/api/subscribe',
    page: '/',
    send: 'Schrijf me in',
    sent: 'Kijk in je mailbox om te bevestigen.',
    next: 'Pas als je op de knop in die mail drukt, sta je op de lijst. Niets gekregen? Kijk bij de ongewenste post.',
    hasReference: false,
    notSent: 'Je inschrijving is niet gelukt',
    purpose: () => 'We gebruiken je adres alleen voor de nieuwsbrief, tot je je uitschrijft.',
  },
};

/** A number and its word stay on one line. */
function inDays(days: number): string {
  return `${days}\u00a0${days === 1 ? 'dag' : 'dagen'}`;
}

/** Where is told what happens with what a visitor sends. */
export const PRIVACY = '/privacy#formulieren';

/**
 * Whether this looks like a Belgian VAT number with a wrong check number: the last two digits are 97 less what is
 * left of the first eight divided by 97. Foreign numbers and «geen» are nobody's mistake, and are not judged.
 */
export function isMistypedVat(typed: string): boolean {
  const number = typed.replace(/[\s.\-/]/g, '').toUpperCase();
  const [, digits] = /^(?:BE)?([01]?\d{9})$/.exec(number) ?? [];
  if (digits === undefined) return false;
  return 97 - (Number(digits.slice(0, -2)) % 97) !== Number(digits.slice(-2));
}
