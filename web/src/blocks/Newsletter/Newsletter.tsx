import type { ReactNode } from 'react';
import type { Block } from '../../domain/block.ts';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import styles from './Newsletter.module.css';

type NewsletterProps = {
  block: Extract<Block, { kind: 'newsletter' }>;
  /** Stands where a postcard has its address. */
  children?: ReactNode;
};

/** The newsletter as a postcard: what you get at the left, stamp and address at the right. */
export function Newsletter({ block, children }: NewsletterProps) {
  if (!block.title && !block.text) return null;
  return (
    <div className={styles.card}>
      <div className={styles.message}>
        {block.title && <BlockHeading>{block.title}</BlockHeading>}
        {block.text && <p className={styles.text}>{block.text}</p>}
      </div>
      <div className={styles.address}>
        <span className={styles.stamp} aria-hidden="true">
          <span className={styles.value}>b</span>
        </span>
        {children ?? <span className={styles.lines} aria-hidden="true" />}
      </div>
    </div>
  );
}
