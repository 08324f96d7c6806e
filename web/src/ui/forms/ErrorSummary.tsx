import { type MouseEvent, useId } from 'react';
import { announced } from '../styles/elements.tsx';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  /** `id` is the id of the field. */
  errors: readonly { id: string; message: string }[];
  /** The number of submissions of the form. After each further submission, the summary takes the focus again. */
  attempt?: number;
  /** Whether the summary receives the focus. After an automatic resend, screen readers only announce the summary. */
  focused?: boolean;
};

/** A list of errors above a rejected form. Each error links to its field. */
export function ErrorSummary({ errors, attempt = 1, focused = true }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <section
      key={attempt}
      className={styles.summary}
      aria-labelledby={titleId}
      {...announced(focused, 'alert')}
    >
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

/** Moves the focus to a field without adding a history entry. */
const goTo = (id: string) => (event: MouseEvent) => {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
