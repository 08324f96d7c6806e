import type { ReactNode } from 'react';
import styles from './Float.module.css';

/** Stands in the margin beside the text that follows it, from 1024 px; below that in the text's own column. */
export function Float({ children }: { children: ReactNode }) {
  return (
    <div className={styles.float} data-float="">
      {children}
    </div>
  );
}
