import styles from './ConsentButton.module.css';

/**
 * A button that reopens the cookie notice. If no purpose needs consent, it is invisible but keeps its space, to avoid a
 * layout shift.
 */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-ask-consent>
      Kies je cookies
    </button>
  );
}
