import type { ReactNode } from 'react';
import styles from './LinkField.module.css';

/** An address that one may take along: pressed, all of it is selected. `children` are its label. */
export function LinkField({ url, children }: { url: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      {children}
      <input readOnly value={url} onFocus={({ target }) => target.select()} />
    </label>
  );
}
