import styles from './AskConsent.module.css';

/** Opens the question about cookies again. Where there is nothing to choose it keeps its space, so that nothing moves. */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-ask-consent>
      Kies je cookies
    </button>
  );
}
