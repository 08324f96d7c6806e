import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './PrintButton.module.css';

/** Prints the page; not offered where no script runs, since the browser's own menu does it there. */
export function PrintButton({ children }: { children: string }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={styles.print}
      data-ready={hydrated || undefined}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      <span className={styles.words}>{children}</span>
    </button>
  );
}
