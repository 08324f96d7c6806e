import styles from './ConsentButton.module.css';
import { askAgain, useConsent } from './consent-store.ts';

/** Back to the question about cookies. Its room is kept where there is nothing to choose, so that nothing moves. */
export function ConsentButton() {
  const { answers } = useConsent();
  return (
    <button
      type="button"
      className={styles.button}
      data-idle={answers === undefined || undefined}
      onClick={() => askAgain()}
    >
      Kies je cookies
    </button>
  );
}
