import { type MouseEvent, useId } from 'react';
import styles from './ErrorSummary.module.css';
import { takeFocus } from './elements.tsx';

/** What is wrong with the field of this id. */
type FieldError = { id: string; message: string };

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /** How often the form was sent: each time the summary takes the focus anew. */
  attempt?: number;
  /** Whether the visitor sent it; else it is read out where it stands. */
  focused?: boolean;
};

/** Stands above a form that was refused and lists what is wrong with it, each a link to its field. */
export function ErrorSummary({ errors, attempt = 1, focused = true }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  const spoken = focused ? { ref: takeFocus, tabIndex: -1 } : { role: 'alert' as const };
  return (
    <section key={attempt} className={styles.summary} aria-labelledby={titleId} {...spoken}>
      <h2 id={titleId} className={styles.title}>
        {errors.length === 1 ? 'Eén veld vraagt nog aandacht' : `${errors.length} velden vragen nog aandacht`}
      </h2>
      <ul role="list" className={styles.errors}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus into the field, without an entry in the history of the browser. */
const goTo = (id: string) => (event: MouseEvent) => {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
