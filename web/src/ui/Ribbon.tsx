import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './Ribbon.module.css';

type RibbonProps = {
  colour?: ColourName;
  /** Whether the text is true only at the moment. If so, print omits it. */
  isNow?: boolean;
  children: ReactNode;
};

/** A tag, drawn as a bookmark ribbon with a swallowtail. */
export function Ribbon({ colour = 'ink', isNow = false, children }: RibbonProps) {
  return (
    <span className={styles.ribbon} data-colour={colour} data-now={isNow || undefined}>
      {children}
    </span>
  );
}
