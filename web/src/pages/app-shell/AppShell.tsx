import { NotOnDevice } from '../status/NotOnDevice.tsx';
import styles from './AppShell.module.css';

/**
 * Room for the page that is to come. It holds what is shown where nothing on the device can draw one, which the script of the frame
 * then brings out.
 */
export function AppShell() {
  return (
    <div className={styles.awaited}>
      <div id="niets-mee" hidden>
        <NotOnDevice hasProgramme={false} />
      </div>
    </div>
  );
}
