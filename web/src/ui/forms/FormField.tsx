import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './FormField.module.css';

/** The properties of every control. */
type Described = {
  /** Unique on the page: an error summary links to it. */
  id: string;
  name: string;
  label: ReactNode;
  /** Help to fill it in. */
  hint?: ReactNode;
  /** The error of the current value, and how to correct it. */
  error?: string;
};

/** The attributes of the control itself, such as `autoComplete`, `required` or `defaultValue`. */
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

/** Rows of a textarea (spec §5). */
const ROWS = 5;

/**
 * A form field of any type: its label with an asterisk if it is required, a hint, the control, and its error. Screen
 * readers read hint and error with the control.
 */
export function FormField(props: FormFieldProps) {
  if (props.type === 'hidden') return <input type="hidden" name={props.name} value={props.value} />;
  const { id, type = 'text', label, hint, error, required } = props;
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {/* Hidden from screen readers, because the control itself is marked as required. */}
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

/** Explains the asterisk, once above a form. */
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

/** An invisible placeholder, so that the stylesheet can distinguish an empty control from a filled one. */
const UNWRITTEN = ' ';

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-fout`;
