import { Icon } from '../icons/Icon.tsx';
import styles from './Toast.module.css';

/** The region for toasts, above everything else. It is hidden until `say()` of toast.browser.ts shows a toast. */
export function Toast() {
  return (
    <section
      id="meldingen"
      className={styles.region}
      aria-label="Meldingen (F8)"
      tabIndex={-1}
      popover="manual"
      hidden
    >
      <div className={styles.toast}>
        <p className={styles.words} role="status" />
        <button type="button" className={styles.close}>
          <Icon name="close" label="Sluit de melding" />
        </button>
      </div>
    </section>
  );
}
