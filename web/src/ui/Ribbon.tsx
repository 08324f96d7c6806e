import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './Ribbon.module.css';

/** A tag, drawn as a bookmark ribbon with a swallowtail. */
export function Ribbon({ colour = 'ink', children }: { colour?: ColourName; children: ReactNode }) {
  return (
    <span className={styles.ribbon} data-colour={colour}>
      {children}
    </span>
  );
}
