import styles from './ConsentButton.module.css';

/** Reopens the cookie notice. If there is nothing to choose, it keeps its space so that the layout does not shift. */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-ask-consent>
      Kies je cookies
    </button>
  );
}
