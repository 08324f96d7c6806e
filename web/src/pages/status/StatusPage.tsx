import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Scene } from '../../ui/icons/Scene.tsx';
import styles from './StatusPage.module.css';

/**
 * The drawings: a book with a torn-out leaf between pages 402 and 405; a dispenser of queue numbers with people waiting
 * (ours is 503); unbound sheets with needle and thread; a stamped postcard; a suitcase of books with an empty place.
 */
type StatusDrawing = 'torn' | 'queue' | 'unbound' | 'posted' | 'packed';

type StatusPageProps = {
  title: string;
  drawing?: StatusDrawing;
  /** The level of its heading: 1 for a page, lower inside one. */
  level?: 1 | 3;
  children: ReactNode;
};

/** A page without content, with a message, a drawing and a way out. */
export function StatusPage({ title, drawing = 'unbound', level = 1, children }: StatusPageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.status}>
      <span className={styles.drawing}>
        <Scene name={drawing} viewBox="0 0 480 420" />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      <RenderBlockingMarker />
    </div>
  );
}
