import type { ReactNode } from 'react';
import type { Block } from '../domain/pages/body/block.ts';
import styles from './Float.module.css';

export type FloatingBlock = Extract<Block, { kind: 'quote' | 'image' }> & { floating: true };

/** Returns whether an editor set a block to float beside the text. */
export function isFloating(block: Block): block is FloatingBlock {
  return (block.kind === 'quote' || block.kind === 'image') && block.floating;
}

/** Floats its content beside the following text: in the page margin on wide screens, else in the text column. */
export function Float({ children }: { children: ReactNode }) {
  return (
    <div className={styles.float} data-float="">
      {children}
    </div>
  );
}
