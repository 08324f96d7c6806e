import type { ReactNode } from 'react';
import { classNames } from '../styles/elements.tsx';
import styles from './Cover.module.css';

/** An image or letters as the cover of a book. Its drawn pages extend 8 px outside its box, to the right and below. */
export function Cover({ children, tilted = false }: { children: ReactNode; tilted?: boolean }) {
  return <span className={classNames(styles.cover, tilted && styles.tilted)}>{children}</span>;
}
