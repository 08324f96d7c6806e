import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PrintButton.module.css';

/** Prints the page. It is not offered where no script runs; the browser's own menu prints there. */
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

/**
 * Whether the page is being printed, by its own button or by the browser's menu. A list then shows all its items; when
 * printing is done or cancelled, it shows the page of them that it did before.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the paper right after the event, so the page must be complete by then.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
