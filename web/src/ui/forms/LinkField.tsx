import type { ReactNode } from 'react';
import styles from './LinkField.module.css';

/** A read-only field with a URL to copy: a click selects the whole URL. `children` is the label. */
export function LinkField({ url, children }: { url: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      {children}
      <input readOnly value={url} onFocus={({ target }) => target.select()} />
    </label>
  );
}
