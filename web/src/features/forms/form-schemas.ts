import * as z from 'zod/mini';
import { FIELD_ERRORS, tooLong } from '../../domain/pages/field-errors.ts';
import { isDeliverable } from '../../domain/pages/mail-address.ts';
import {
  FIELD_LABELS,
  type FieldName,
  type FormKind,
  type Submission,
} from '../../domain/pages/submission.ts';
import { isPostalCode } from '../../domain/towns/postal-code.ts';
import { type FieldErrors, type FieldValues, MAX_LENGTH } from './form-fields.ts';

const { required, invalid } = FIELD_ERRORS;

/** Matches text before an @ and a host with a dot after it. The published schemas contain this pattern. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;
const WHOLE_FROM_1 = /^0*[1-9]\d*$/;
const AT_MOST_5_DIGITS = /^0*\d{1,5}$/;

/** The schema of a single line, as `clean` returns it. */
const line = (
  name: keyof typeof required & keyof typeof FIELD_LABELS,
  most: number = MAX_LENGTH.line,
  clean = oneLine,
) =>
  z
    .string(required[name])
    .check(
      z.overwrite(clean),
      z.minLength(1, required[name]),
      z.maxLength(most, tooLong(FIELD_LABELS[name], most)),
    );

const email = (name: 'email' | 'contactEmail') =>
  line(name, MAX_LENGTH.email, address).check(
    z.regex(EMAIL, invalid[name]),
    z.refine(isDeliverable, invalid[name]),
  );

const tickets = z.pipe(
  line('ticketsAmount').check(
    z.regex(WHOLE_FROM_1, invalid.ticketsAmount),
    z.regex(AT_MOST_5_DIGITS, invalid.tooManyTickets),
  ),
  z.transform(Number),
);

/** The schema of each form, for the browser and the server. It drops unknown fields. */
export const FORM_SCHEMAS: {
  readonly [Kind in FormKind]: z.ZodMiniType<Extract<Submission, { form: Kind }>>;
} = {
  contact: form('contact', {
    firstName: line('firstName'),
    lastName: line('lastName'),
    email: email('email'),
    message: z
      .string(required.message)
      .check(
        z.overwrite(severalLines),
        z.minLength(1, required.message),
        z.maxLength(MAX_LENGTH.text, tooLong(FIELD_LABELS.message, MAX_LENGTH.text)),
      ),
  }),
  'group-purchase': form('group-purchase', {
    organisation: line('organisation'),
    street: line('street'),
    postal: line('postal', MAX_LENGTH.short).check(z.refine(isPostalCode, invalid.postal)),
    city: line('city'),
    vat: line('vat', MAX_LENGTH.short),
    contactName: line('contactName'),
    contactEmail: email('contactEmail'),
    ticketsAmount: tickets,
    extraInfo: z.pipe(
      z.optional(
        z
          .string()
          .check(
            z.overwrite(severalLines),
            z.maxLength(MAX_LENGTH.text, tooLong(FIELD_LABELS.extraInfo, MAX_LENGTH.text)),
          ),
      ),
      z.transform((text) => text || undefined),
    ),
  }),
  newsletter: form('newsletter', { email: email('email') }),
};

function form<Kind extends FormKind, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) {
  return z.pipe(
    z.object(shape),
    z.transform((fields) => ({ form: kind, ...fields })),
  );
}

/** Characters without a shape, such as the direction marks and soft hyphens that copied text contains. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]+/gu;

/** Removes invisible characters, replaces line breaks, control characters and no-break spaces with spaces, and trims. */
function oneLine(text: string): string {
  return visible(
    text
      .replace(INVISIBLE, '')
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim()
      .normalize(),
  );
}

/**
 * Returns the e-mail address in copied text, without no-break spaces and the characters that mail programs add around
 * it.
 */
function address(text: string): string {
  // NFKC: some keyboards type full-width letters.
  const copied = oneLine(text.replace(/[^\P{Zs} ]/gu, '')).normalize('NFKC');
  const bare = /<([^<>]*)>/.exec(copied)?.[1] ?? copied;
  return bare.replace(/^["'“”„‘’«»](.*)["'“”‘’«»]$/, '$1').replace(/^mailto: ?|[.,;]$/gi, '');
}

/** Normalizes line breaks: browsers post CRLF, scripts send LF. */
function severalLines(text: string): string {
  return visible(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );
}

/** Returns the text; an empty string if it has no visible characters. */
function visible(text: string): string {
  return /[^\p{C}\p{Z}]/u.test(text.replace(INVISIBLE, '')) ? text : '';
}

export type FormReading =
  | { submission: Submission; errors?: never }
  | { submission?: never; errors: FieldErrors };

/** Returns the submission, or the first error per field in the order of the form. */
export function readForm(kind: FormKind, values: FieldValues): FormReading {
  const read = FORM_SCHEMAS[kind].safeParse(values);
  if (read.success) return { submission: read.data };
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of read.error.issues) {
    // The schemas are flat, so the first path element is the field name.
    const name = path[0] as FieldName;
    errors[name] ??= message;
  }
  return { errors };
}
