import type { ReactNode } from 'react';
import styles from './StatusScreen.module.css';

/** A page that has nothing to show but says so in the manner of the house, with a way out. */
export function StatusScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.status}>
      <span className={styles.page} aria-hidden="true" />
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
