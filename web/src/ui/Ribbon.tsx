import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Ribbon.module.css';

/** The colours a field, ribbon or cover may have; see colours.css. */
export type ColourName =
  | 'white'
  | 'red'
  | 'orange'
  | 'blue'
  | 'dark-blue'
  | 'grey'
  | 'purple'
  | 'pink'
  | 'green'
  | 'ink';

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
