import { useEffect, useState } from 'react';
import styles from './PendingBar.module.css';
import { usePendingPath } from './use-pending-path.ts';

/** After this wait, in ms, a visitor is told in words that the page is still coming. */
const SLOW_AFTER_MS = 2_000;

/**
 * Shows that the page a visitor asked for is on its way, wherever on the page they are; and of the one that is shown in its
 * place meanwhile of when it is (`unconfirmed`). Both stand over the page, so that nothing on it moves.
 */
export function PendingBar({ unconfirmed }: { unconfirmed?: string | undefined }) {
  const path = usePendingPath();
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => setSlow(path), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [path]);
  const isSlow = path !== undefined && slow === path;
  return (
    <>
      {path !== undefined && <div className={styles.bar} aria-hidden="true" />}
      <output className={styles.slow}>
        {isSlow ? 'Nog even geduld: de verbinding is traag.' : unconfirmed}
      </output>
    </>
  );
}
