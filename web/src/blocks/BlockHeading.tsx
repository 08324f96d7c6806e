import type { ReactNode } from 'react';
import { classNames } from '../ui/elements.tsx';
import styles from './BlockHeading.module.css';

export type HeadingSize = 'normal' | 'loud';

const SIZES: Record<HeadingSize, string | undefined> = { normal: undefined, loud: styles.loud };

/** The title above a block, in the display type; `loud` where the title is the block. */
export function BlockHeading({ children, size = 'normal' }: { children: ReactNode; size?: HeadingSize }) {
  return <h2 className={classNames(styles.heading, SIZES[size])}>{children}</h2>;
}
