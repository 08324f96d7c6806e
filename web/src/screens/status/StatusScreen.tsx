import type { ComponentType, ReactNode } from 'react';
import { PaintFromHere } from '../../ui/PaintFromHere.tsx';
import { LooseSheets } from './LooseSheets.tsx';
import { QueueNumber } from './QueueNumber.tsx';
import styles from './StatusScreen.module.css';
import { TornBook } from './TornBook.tsx';

export type StatusDrawing = 'torn' | 'queue' | 'unbound';

const DRAWINGS: Record<StatusDrawing, ComponentType> = {
  torn: TornBook,
  queue: QueueNumber,
  unbound: LooseSheets,
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
      <PaintFromHere />
    </div>
  );
}
