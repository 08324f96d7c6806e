import { type FieldName, type FormKind, fieldNames } from '../../domain/pages/submission.ts';
import { TEXTS } from '../../domain/pages/texts.ts';

/** The maximum length of a field. All fields of a form together fit in the 20 kB that an endpoint accepts. */
export const MAX_LENGTH = { short: 50, line: 200, email: 254, text: 5000 } as const;

/** The input and the errors, by field. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The only field that visitors may leave empty. */
export const OPTIONAL: FieldName = 'extraInfo';

/** Names of hidden fields. `back`: the page and anchor to return to. `trap`: a honeypot that only programs fill in. */
export const HIDDEN_FIELDS = { back: 'terug', trap: 'onderwerp' } as const;

/** The names of the headers that scripts send with a form. `filledIn`: ms since the page was opened. */
export const SENT_HEADERS = { key: 'idempotency-key', filledIn: 'x-filled-in-ms' } as const;

/**
 * Minimum time between opening a page and submitting its form, in ms. No person types faster, so a faster submission
 * comes from a program. Our script always waits this long, because visitors with autofill can be faster.
 */
export const MIN_FILL_MS = 2_000;

/** Picks the form's own fields from unknown input, as text; ignores everything else. */
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

/** A posted form. `back`: the page and anchor of the form. `honeypot`: whether the honeypot was filled in. */
export type PostedForm = { values: FieldValues; back: string | undefined; honeypot: boolean };

/** Extracts the values, the place to return to, and the honeypot from the posted fields. */
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
  /** The endpoint for form posts and for JSON from scripts. */
  endpoint: string;
  /** The page to return to if the form names none. */
  page: string;
  send: string;
  sent: string;
  next: string;
  /** Whether the sender receives a reference number. */
  hasReference: boolean;
  notSent: string;
  /** How the data are used and how long they are retained; `days` is the festival's retention period. */
  purpose: (days: number) => string;
};

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

/** Formats the number of days with a no-break space. */
function inDays(days: number): string {
  return `${days}\u00a0${days === 1 ? 'dag' : 'dagen'}`;
}

/** The address of the section that explains how the site uses submitted data. */
export const PRIVACY = '/privacy#formulieren';

/**
 * Whether this looks like a Belgian VAT number with wrong check digits: the last two digits must equal 97 minus the
 * first eight modulo 97. Returns false for foreign numbers and for «geen».
 */
export function isMistypedVat(typed: string): boolean {
  const number = typed.replace(/[\s.\-/]/g, '').toUpperCase();
  const [, digits] = /^(?:BE)?([01]?\d{9})$/.exec(number) ?? [];
  if (digits === undefined) return false;
  return 97 - (Number(digits.slice(0, -2)) % 97) !== Number(digits.slice(-2));
}
