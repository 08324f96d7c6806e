import { type EventDocument, idOf, textsAt } from './document-values.ts';
import { statusOf } from './occurrences.ts';

export type EventTest = (event: EventDocument) => boolean;

/** Functions that read the fields whose name in a query differs from their path in the document. */
const places: Readonly<Record<string, (event: EventDocument) => string[]>> = {
  id: (event) => [idOf(event['@id'])],
  'location.id': (event) => textsAt(event, 'location.@id').map(idOf),
  'organizer.id': (event) => textsAt(event, 'organizer.@id').map(idOf),
  labels: (event) => [...textsAt(event, 'labels'), ...textsAt(event, 'hiddenLabels')],
  status: (event) => [statusOf(event) ?? 'Available'],
  bookingAvailability: (event) => [textsAt(event, 'bookingAvailability.type')[0] ?? 'Available'],
  audienceType: (event) => [textsAt(event, 'audience.audienceType')[0] ?? 'everyone'],
};

/**
 * Returns the texts of a field of UiTdatabank's index, by the field's name in `q` (`labels`, `terms.id`, `name.nl`,
 * `address.nl.postalCode`). `*` means every language.
 */
export function fieldTexts(event: EventDocument, field: string): string[] {
  const place = Object.hasOwn(places, field) ? places[field] : undefined;
  if (place) return place(event);
  if (!field.startsWith('address.')) return textsAt(event, field);
  const texts = textsAt(event, `location.${field}`);
  // The oldest documents have one street address for all languages.
  return field.startsWith('address.*.')
    ? [...texts, ...textsAt(event, `location.${field.replace('*.', '')}`)]
    : texts;
}

/** Whether a field equals a value, ignoring case. */
export function holds(event: EventDocument, field: string, value: string): boolean {
  const wanted = value.toLowerCase();
  return fieldTexts(event, field).some((text) => text.toLowerCase() === wanted);
}
