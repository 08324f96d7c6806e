/** A parsed and validated form submission. Texts are trimmed, and required texts are not empty. */
export type Submission =
  | {
      form: 'contact';
      firstName: string;
      lastName: string;
      email: string;
      message: string;
    }
  | {
      form: 'group-purchase';
      organisation: string;
      street: string;
      postal: string;
      city: string;
      /** The VAT number as typed: foreign numbers and «geen» are accepted. */
      vat: string;
      contactName: string;
      contactEmail: string;
      /** The number of tickets: a whole number of at least 1. */
      ticketsAmount: number;
      extraInfo?: string;
    }
  | { form: 'newsletter'; email: string };

export type FormKind = Submission['form'];

/** The labels of form fields, by the field names of the endpoints (spec §5). */
export const FIELD_LABELS = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  message: 'Bericht',
  organisation: 'Naam organisatie',
  street: 'Straat',
  postal: 'Postcode',
  city: 'Gemeente',
  vat: 'BTW-nummer',
  contactName: 'Naam contactpersoon',
  contactEmail: 'E-mailadres contactpersoon',
  ticketsAmount: 'Gewenst aantal dagtickets',
  extraInfo: 'Extra informatie',
} as const;

export type FieldName = keyof typeof FIELD_LABELS;

/** The fields in the order of the forms. Safe cast: these are the keys of an object literal. */
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as readonly FieldName[];

type FormPart = { legend?: string; names: readonly FieldName[] };

/** The fields of each form in order. Long forms consist of several parts. */
export const FORM_PARTS: { readonly [Kind in FormKind]: readonly FormPart[] } = {
  contact: [{ names: ['firstName', 'lastName', 'email', 'message'] }],
  'group-purchase': [
    { legend: 'Je organisatie', names: ['organisation', 'street', 'postal', 'city', 'vat'] },
    { legend: 'Aan wie antwoorden we?', names: ['contactName', 'contactEmail'] },
    { legend: 'Je bezoek', names: ['ticketsAmount', 'extraInfo'] },
  ],
  newsletter: [{ names: ['email'] }],
};

/** The names of a form's fields, in order. */
export const fieldNames = (kind: FormKind): readonly FieldName[] =>
  FORM_PARTS[kind].flatMap(({ names }) => names);

/** Returns the value of a field as text; `undefined` if the form lacks the field or the visitor left it empty. */
export function fieldOf(submission: object, name: FieldName): string | undefined {
  const value: unknown = new Map(Object.entries(submission)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
