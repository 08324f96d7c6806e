import type { ReactNode } from 'react';
import styles from './Cover.module.css';
import { classNames } from './elements.tsx';

export type CoverTilt = 'none' | 'left' | 'right';

const TILTS: Record<CoverTilt, string | undefined> = {
  none: undefined,
  left: styles.left,
  right: styles.right,
};

/**
 * A picture (or letters) as the cover of a book: the crease of the spine at its left, the block of pages under
 * it. The pages reach 8 px outside the box, at the right and below.
 */
export function Cover({ children, tilt = 'none' }: { children: ReactNode; tilt?: CoverTilt }) {
  return <span className={classNames(styles.cover, TILTS[tilt])}>{children}</span>;
}
