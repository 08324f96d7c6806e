import styles from './ConsentButton.module.css';

/** Reopens the cookie notice. If there is nothing to choose, the button is invisible but keeps its space. */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-ask-consent>
      Kies je cookies
    </button>
  );
}
