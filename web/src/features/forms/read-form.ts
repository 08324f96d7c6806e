import type { FieldName, FormKind, Submission } from '../../domain/pages/submission.ts';
import type { FieldErrors, FieldValues } from './form-fields.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';

export type FormReading =
  | { submission: Submission; errors?: never }
  | { submission?: never; errors: FieldErrors };

/** What a filled-in form says, or per field the first thing that is wrong with it, in the order of the form. */
export function readForm(kind: FormKind, values: FieldValues): FormReading {
  const read = FORM_SCHEMAS[kind].safeParse(values);
  if (read.success) return { submission: read.data };
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of read.error.issues) {
    // The schemas have the names of the fields and no deeper paths.
    const name = path[0] as FieldName;
    errors[name] ??= message;
  }
  return { errors };
}
