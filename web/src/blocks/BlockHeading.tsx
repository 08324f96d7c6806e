import type { ReactNode } from 'react';
import { classNames } from '../ui/elements.tsx';
import styles from './BlockHeading.module.css';

type HeadingSize = 'normal' | 'loud';

const SIZES: Record<HeadingSize, string | undefined> = { normal: undefined, loud: styles.loud };

type BlockHeadingProps = { children: ReactNode; size?: HeadingSize; id?: string | undefined };

/** The title above a block, in the display type; `loud` where the title is the block. */
export function BlockHeading({ children, size = 'normal', id }: BlockHeadingProps) {
  return (
    <h2 id={id} className={classNames(styles.heading, SIZES[size])}>
      {children}
    </h2>
  );
}
