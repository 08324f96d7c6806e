import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Scene } from '../../ui/icons/Scene.tsx';
import styles from './StatusPage.module.css';

/**
 * A book that lies open at pages 402 and 405, the leaf between them out; a machine that gives queue numbers, and who
 * waits for theirs (ours is 503); sheets that still have to be bound, with needle and thread; a postcard that is stamped; a
 * suitcase of books with room where one was left at home.
 */
type StatusDrawing = 'torn' | 'queue' | 'unbound' | 'posted' | 'packed';

type StatusPageProps = {
  title: string;
  drawing?: StatusDrawing;
  /** Level of its title: 1 as a page, lower where it stands inside one. */
  level?: 1 | 3;
  children: ReactNode;
};

/** A page that has nothing to show but says so with a drawing and a way out. */
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
