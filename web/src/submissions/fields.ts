import { FIELD_LABELS, type FieldName } from '../domain/pages/submission.ts';

/** The fields in the order of the forms. The keys of a literal are its own. */
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as readonly FieldName[];

/** What was filled in for a field; `undefined` where the form does not ask it or it was left empty. */
export function fieldOf(submission: object, name: FieldName): string | undefined {
  const value: unknown = new Map(Object.entries(submission)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
