import { NotAvailableOffline } from '../status/NotAvailableOffline.tsx';
import styles from './AppShell.module.css';

/** The empty space for a page drawn offline, with the hidden fallback for when nothing can be drawn. */
export function AppShell() {
  return (
    <div className={styles.awaited}>
      <div id="niets-mee" hidden>
        <NotAvailableOffline hasProgramme={false} />
      </div>
    </div>
  );
}
