import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Scene } from '../ui/icons/Scene.tsx';
import styles from './EmptyState.module.css';

/**
 * `shelf`: an almost empty shelf with a cat; `lens`: a magnifying glass over an empty page; `van`: the van of the tour
 * on the road; `stage`: a lit stage with an empty chair.
 */
export type EmptyDrawing = 'shelf' | 'lens' | 'van' | 'stage';

type EmptyStateProps = {
  /** The drawing for an empty list, an empty search, the tour or a day. */
  drawing: EmptyDrawing;
  /** The sentence that the specification prescribes. */
  text: string;
  /** A link to another page. */
  children?: ReactNode;
  /** Omits the render-blocking marker, because React would leave the marker's `<link>` inside the `noscript`. */
  inNoscript?: boolean;
};

/** The message in place of an empty list: a sentence, a small drawing, and a link to another page. */
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
