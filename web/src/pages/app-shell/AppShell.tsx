import { NotAvailableOffline } from '../status/NotAvailableOffline.tsx';
import styles from './AppShell.module.css';

/** The place where a page is drawn offline, and a hidden fallback for when no page can be drawn. */
export function AppShell() {
  return (
    <div className={styles.awaited}>
      <div id="niets-mee" hidden>
        <NotAvailableOffline hasProgramme={false} />
      </div>
    </div>
  );
}
