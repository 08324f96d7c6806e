import type { ComponentType, ReactNode } from 'react';
import { BookVan } from './drawings/BookVan.tsx';
import { CatOnShelf } from './drawings/CatOnShelf.tsx';
import { EmptyStage } from './drawings/EmptyStage.tsx';
import { LensOnPage } from './drawings/LensOnPage.tsx';
import styles from './EmptyState.module.css';

export type EmptyDrawing = 'shelf' | 'lens' | 'van' | 'stage';

const DRAWINGS: Record<EmptyDrawing, ComponentType> = {
  shelf: CatOnShelf,
  lens: LensOnPage,
  van: BookVan,
  stage: EmptyStage,
};

type EmptyStateProps = {
  /** What is empty: a list, a search, the tour, a day. */
  drawing: EmptyDrawing;
  /** The sentence that the specification fixes. */
  text: string;
  /** One way out. */
  children?: ReactNode;
};

/** A list with nothing in it: the sentence, a small drawing, one way out. */
export function EmptyState({ drawing, text, children }: EmptyStateProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>
        <Drawing />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
