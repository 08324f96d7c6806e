import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './FormField.module.css';

/** The properties that all types of field share. */
type Described = {
  /** The id of the field, unique on the page. Error summaries link to it. */
  id: string;
  name: string;
  label: ReactNode;
  /** Help with filling in the field. */
  hint?: ReactNode;
  /** The error of the current value, including how to correct it. */
  error?: string;
};

/** The HTML attributes of the control, such as `autoComplete`, `required` or `defaultValue`. */
type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof Described | 'aria-describedby' | 'aria-invalid' | 'children' | 'className' | 'style' | 'type'
>;

type FieldOption = { value: string; label: string };

type InputType = 'text' | 'email' | 'file' | 'tel' | 'checkbox' | 'search' | 'password';
type VisibleField =
  | (Described & Native<'input'> & { type?: InputType })
  | (Described & Native<'textarea'> & { type: 'textarea' })
  | (Described & Native<'select'> & { type: 'select'; options: readonly FieldOption[] });

export type FormFieldProps = VisibleField | { type: 'hidden'; name: string; value: string };

/** Number of rows of a textarea (spec §5). */
const ROWS = 5;

/**
 * A form field of any type: label, hint, control and error. A required field has an asterisk after its label. Screen
 * readers read hint and error along with the control.
 */
export function FormField(props: FormFieldProps) {
  if (props.type === 'hidden') return <input type="hidden" name={props.name} value={props.value} />;
  const { id, type = 'text', label, hint, error, required } = props;
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {/* The asterisk is hidden from screen readers, because the control itself is marked as required. */}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
  return (
    <div className={styles.field} data-type={type}>
      {type !== 'checkbox' && words}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <Control {...props} />
        {type === 'checkbox' && words}
        {type === 'search' && <Icon name="search" />}
        {type === 'select' && <Icon name="chevron" />}
      </div>
      {error && (
        <p id={errorId(id)} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** A note above a form that explains the asterisk. */
export function RequiredNote() {
  return <p className={styles.hint}>Velden met een * zijn verplicht.</p>;
}

function Control(props: VisibleField) {
  const { label: _, hint, error, ...rest } = props;
  const described = [hint && hintId(rest.id), error && errorId(rest.id)].filter(Boolean).join(' ');
  const state = {
    className: styles.control,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  if (rest.type === 'select') {
    const { type: _type, options, ...select } = rest;
    return (
      <select {...select} {...state}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (rest.type === 'textarea') {
    const { type: _type, rows = ROWS, placeholder = UNWRITTEN, ...area } = rest;
    return <textarea {...area} {...state} rows={rows} placeholder={placeholder} />;
  }
  const { type = 'text', placeholder, ...input } = rest;
  const written = type === 'checkbox' || type === 'file' ? undefined : UNWRITTEN;
  return <input {...input} {...state} type={type} placeholder={placeholder ?? written} />;
}

/** An invisible placeholder, which lets the stylesheet distinguish an empty control from a filled one. */
const UNWRITTEN = ' ';

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-fout`;
