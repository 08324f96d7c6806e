import type { ReactNode } from 'react';
import styles from './LinkField.module.css';

/** An address to copy: a click selects all of it. `children` are its label. */
export function LinkField({ url, children }: { url: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      {children}
      <input readOnly value={url} onFocus={({ target }) => target.select()} />
    </label>
  );
}
