/** What a form asks, as the team reads it in mails and lists: in the words and the order of the forms. */
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

// The keys of a literal are its own.
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as readonly FieldName[];

/** What was filled in for a field; `undefined` where the form does not ask it or it was left empty. */
export function fieldOf(submission: object, name: FieldName): string | undefined {
  const value: unknown = new Map(Object.entries(submission)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
