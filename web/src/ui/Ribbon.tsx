import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import { classNames } from './elements.tsx';
import styles from './Ribbon.module.css';

/** A tag as a bookmark ribbon with a swallowtail. */
export function Ribbon({ colour = 'ink', children }: { colour?: ColourName; children: ReactNode }) {
  return (
    <span className={styles.ribbon} data-colour={colour}>
      {children}
    </span>
  );
}

/** The ribbon that hangs out of a book: decoration only, placed by its parent. */
export function HangingRibbon({ colour = 'pink' }: { colour?: ColourName }) {
  return (
    <span className={classNames(styles.ribbon, styles.hanging)} data-colour={colour} aria-hidden="true" />
  );
}
