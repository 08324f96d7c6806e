import type { ComponentType, ReactNode } from 'react';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { ScatteredPagesDrawing } from './ScatteredPagesDrawing.tsx';
import styles from './StatusScreen.module.css';
import { TicketNumberDrawing } from './TicketNumberDrawing.tsx';
import { TornPageDrawing } from './TornPageDrawing.tsx';

export type StatusDrawing = 'torn' | 'queue' | 'unbound';

const DRAWINGS: Record<StatusDrawing, ComponentType> = {
  torn: TornPageDrawing,
  queue: TicketNumberDrawing,
  unbound: ScatteredPagesDrawing,
};

type StatusScreenProps = {
  title: string;
  /** A leaf that is out, a queue, or sheets that are not yet a book. */
  drawing?: StatusDrawing;
  /** Level of its title: 1 as a page, lower where it stands inside one. */
  level?: 1 | 3;
  children: ReactNode;
};

/** A page that has nothing to show but says so in the manner of the house, with a way out. */
export function StatusScreen({ title, drawing = 'unbound', level = 1, children }: StatusScreenProps) {
  const Drawing = DRAWINGS[drawing];
  const Heading = `h${level}` as const;
  return (
    <div className={styles.status}>
      <span className={styles.drawing}>
        <Drawing />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      <RenderBlockingMarker />
    </div>
  );
}
