import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Scene } from '../ui/icons/Scene.tsx';
import styles from './EmptyState.module.css';

/**
 * A shelf with one book left on it, where the cat has taken the room; a magnifying glass over a page with nothing in it;
 * the van of the tour, still on its way; a stage with the light on and nobody in the chair.
 */
export type EmptyDrawing = 'shelf' | 'lens' | 'van' | 'stage';

type EmptyStateProps = {
  /** What is empty: a list, a search, the tour, a day. */
  drawing: EmptyDrawing;
  /** The sentence that the specification fixes. */
  text: string;
  /** One way out. */
  children?: ReactNode;
  /** React leaves a link where it is in a `noscript`, and there it may not be: nothing waits for it. */
  inNoscript?: boolean;
};

/** A list with nothing in it: the sentence, a small drawing, one way out. */
export function EmptyState({ drawing, text, children, inNoscript = false }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>
        <Scene name={drawing} viewBox="0 0 320 220" />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {!inNoscript && <RenderBlockingMarker />}
    </div>
  );
}
