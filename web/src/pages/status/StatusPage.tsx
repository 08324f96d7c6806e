import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Scene } from '../../ui/icons/Scene.tsx';
import styles from './StatusPage.module.css';

/**
 * The drawings. `torn`: a book with a torn-out leaf between pages 402 and 405. `queue`: people with queue numbers (ours
 * is 503). `unbound`: loose sheets with needle and thread. `posted`: a stamped postcard. `packed`: a suitcase of books.
 */
type StatusDrawing = 'torn' | 'queue' | 'unbound' | 'posted' | 'packed';

type StatusPageProps = {
  title: string;
  drawing?: StatusDrawing;
  /** The heading level: 1 if the message is the whole page, 3 if it is a part of a page. */
  level?: 1 | 3;
  children: ReactNode;
};

/** An error page or an empty page: a message, a drawing, and links to other pages. */
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
