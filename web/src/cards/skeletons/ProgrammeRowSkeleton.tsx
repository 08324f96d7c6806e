import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from '../ProgrammeRow.module.css';
import own from './CardSkeletons.module.css';
import { lineLength } from './line-length.ts';

/** A row of the timetable that is still coming: it borrows the row's own layout. */
export function ProgrammeRowSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.row}>
      <span className={own.spine}>
        <Skeleton shape="block" />
      </span>
      <div className={styles.time}>
        <span className={styles.start}>
          <Skeleton share={80} />
        </span>
        <span className={styles.end}>
          <Skeleton share={70} />
        </span>
      </div>
      <div className={own.lines}>
        <div className={styles.title}>
          <Skeleton share={lineLength(index) * 0.8} />
        </div>
        <div className={own.wide}>
          <Skeleton share={lineLength(index, 1)} />
        </div>
      </div>
      <div className={styles.facts}>
        <span className={own.fill}>
          <Skeleton share={lineLength(index, 2) * 0.7} />
        </span>
      </div>
    </div>
  );
}
