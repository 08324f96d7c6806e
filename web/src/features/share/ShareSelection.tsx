import { Icon } from '../../ui/icons/Icon.tsx';
import { copyLink } from './copy-text.ts';
import type { Shared } from './ShareBar.tsx';
import styles from './ShareSelection.module.css';

/**
 * A button that shares the filtered list: it opens the share sheet on a touch device, and copies the URL elsewhere.
 * Hidden without scripts, because visitors can copy the URL from the address bar.
 */
export function ShareSelection(shared: Shared) {
  const share = async () => {
    if ('share' in navigator && matchMedia('(hover: none)').matches) {
      // The promise rejects if the visitor closes the share sheet, which is not an error.
      await navigator.share(shared).catch(() => {});
      return;
    }
    await copyLink(shared.url);
  };
  return (
    <button type="button" className={styles.share} onClick={share}>
      <Icon name="share" label="Deel deze keuze" />
    </button>
  );
}
