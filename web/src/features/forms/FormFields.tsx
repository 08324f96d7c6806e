import { type ComponentProps, useState } from 'react';
import { FIELD_LABELS, type FieldName, FORM_PARTS, type FormKind } from '../../domain/pages/submission.ts';
import { FormField, RequiredNote } from '../../ui/forms/FormField.tsx';
import { useHydrated } from '../../ui/hydration.tsx';
import styles from './FormFields.module.css';
import { type FieldErrors, type FieldValues, isMistypedVat, MAX_LENGTH, OPTIONAL } from './form-fields.ts';

type FormFieldsProps = { kind: FormKind; id: string; values: FieldValues; errors: FieldErrors };

/** The id of a field, to which the error summary links. */
export const fieldId = (id: string, name: FieldName): string => `${id}-${name}`;

/** The fields of a form in order. Long forms consist of several parts. */
export function FormFields({ kind, ...rest }: FormFieldsProps) {
  const parts = FORM_PARTS[kind].map(({ legend, names }) => {
    const fields = names.map((name) => <NamedField key={name} name={name} {...rest} />);
    if (legend === undefined) return fields;
    return (
      <fieldset key={legend} className={styles.part}>
        <legend className={styles.legend}>{legend}</legend>
        {fields}
      </fieldset>
    );
  });
  return (
    <>
      {kind !== 'newsletter' && <RequiredNote />}
      {parts}
    </>
  );
}

type NamedFieldProps = Omit<FormFieldsProps, 'kind'> & { name: FieldName };

function NamedField({ name, id, values, errors }: NamedFieldProps) {
  const shared = {
    id: fieldId(id, name),
    name,
    label: FIELD_LABELS[name],
    required: name !== OPTIONAL,
    defaultValue: values[name],
    error: errors[name],
  };
  if (name === 'message' || name === 'extraInfo') return <TextField {...shared} hint={HINTS[name]} />;
  if (name === 'vat') return <VatField {...shared} />;
  const field = <FormField {...shared} {...INPUTS[name]} hint={HINTS[name]} />;
  return SHORT.has(name) ? <div className={styles.short}>{field}</div> : field;
}

type Input = Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'inputMode'> & { type?: 'email' };

const EMAIL = { type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email } as const;

const INPUTS: Readonly<Record<Exclude<FieldName, 'message' | 'extraInfo' | 'vat'>, Input>> = {
  firstName: { autoComplete: 'given-name', maxLength: MAX_LENGTH.line },
  lastName: { autoComplete: 'family-name', maxLength: MAX_LENGTH.line },
  email: EMAIL,
  organisation: { autoComplete: 'organization', maxLength: MAX_LENGTH.line },
  // Not `street-address`, which is for addresses of several lines.
  street: { autoComplete: 'address-line1', maxLength: MAX_LENGTH.line },
  postal: { autoComplete: 'postal-code', maxLength: MAX_LENGTH.short },
  city: { autoComplete: 'address-level2', maxLength: MAX_LENGTH.line },
  contactName: { autoComplete: 'name', maxLength: MAX_LENGTH.line },
  contactEmail: EMAIL,
  ticketsAmount: { inputMode: 'numeric', maxLength: MAX_LENGTH.line },
};

const HINTS: Readonly<Partial<Record<FieldName, string>>> = {
  street: 'Met huisnummer.',
  extraInfo: 'Een dag, een klas, een schrijver van wie je droomt.',
};

/** Fields that are rendered narrow, because their input is short. */
const SHORT: ReadonlySet<FieldName> = new Set(['postal', 'ticketsAmount']);

type SharedProps = {
  id: string;
  name: string;
  label: string;
  required: boolean;
  defaultValue?: string;
  error?: string;
  hint?: string;
};

/** A textarea. `maxlength` silently truncates pasted text, so with scripts validation reports the limit instead. */
function TextField(props: SharedProps) {
  const hydrated = useHydrated();
  return <FormField {...props} type="textarea" maxLength={hydrated ? undefined : MAX_LENGTH.text} />;
}

/** A VAT number. Wrong check digits only show a hint: the number may be foreign or in a new format. */
function VatField(props: SharedProps) {
  const [mistyped, setMistyped] = useState(isMistypedVat(props.defaultValue ?? ''));
  return (
    <FormField
      {...props}
      maxLength={MAX_LENGTH.short}
      onBlur={({ currentTarget }) => setMistyped(isMistypedVat(currentTarget.value))}
      hint={
        <output>
          {mistyped
            ? 'Klopt dit nummer? Je mag het ook zo versturen.'
            : 'Enkel voor je factuur, als school of bedrijf. Geen btw-nummer? Vul ‘geen’ in.'}
        </output>
      }
    />
  );
}
