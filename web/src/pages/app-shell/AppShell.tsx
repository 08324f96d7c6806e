import { NotOnDevice } from '../status/NotOnDevice.tsx';
import styles from './AppShell.module.css';

/** The empty space for a page drawn offline, with the hidden fallback for when nothing can be drawn. */
export function AppShell() {
  return (
    <div className={styles.awaited}>
      <div id="niets-mee" hidden>
        <NotOnDevice hasProgramme={false} />
      </div>
    </div>
  );
}
