import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Scene } from '../ui/icons/Scene.tsx';
import styles from './EmptyState.module.css';

/**
 * `shelf`: an almost empty shelf with a cat; `lens`: a magnifying glass over an empty page; `van`: the van of the tour
 * on its way; `stage`: a lit stage with an empty chair.
 */
export type EmptyDrawing = 'shelf' | 'lens' | 'van' | 'stage';

type EmptyStateProps = {
  /** Depends on what is empty: a list, a search, the tour, a day. */
  drawing: EmptyDrawing;
  /** The sentence in the specification. */
  text: string;
  /** A link to something else. */
  children?: ReactNode;
  /** Omits the render-blocking marker: React would leave its link inside the `noscript`, where it is not allowed. */
  inNoscript?: boolean;
};

/** An empty list: a sentence, a small drawing, and a link to something else. */
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
