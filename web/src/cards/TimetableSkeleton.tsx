import type { ReactNode } from 'react';
import { classNames, VisuallyHidden } from '../ui/elements.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './CardSkeletons.module.css';
import row from './ProgrammeRow.module.css';
import time from './RowTime.module.css';
import spined from './SpinedRow.module.css';

/** What stands in for a list of one kind. */
export type SkeletonSet = {
  /** Number of placeholders (spec §9). */
  count: number;
  list: string | undefined;
  /** `index` counts from 0: no two lines of a real list have the same length. */
  shape: (index: number) => ReactNode;
};

export const TIMETABLE: SkeletonSet = {
  count: 12,
  list: styles.rows,
  shape: (index) => <ProgrammeRowSkeleton index={index} />,
};

/** Stands in for the rows of a day that are still loading, beside a status that says so. */
export const TimetableSkeleton = () => <Shapes {...TIMETABLE} />;

/** Stands in for a list that is still loading: flat shapes to see, and one sentence that is read out. */
export function SkeletonList(set: SkeletonSet) {
  return (
    <div>
      <output>
        <VisuallyHidden>Even geduld, we bladeren.</VisuallyHidden>
      </output>
      <Shapes {...set} />
    </div>
  );
}

function Shapes({ count, list, shape }: SkeletonSet) {
  return (
    <div className={list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.place}>
          {shape(index)}
        </div>
      ))}
    </div>
  );
}

/** Stands in for a row of the timetable, with the row's own layout. */
function ProgrammeRowSkeleton({ index }: { index: number }) {
  return (
    <div className={classNames(spined.row, row.row)}>
      <span className={styles.spine}>
        <Skeleton shape="block" />
      </span>
      <div className={time.time}>
        <span className={time.start}>
          <Skeleton share={80} />
        </span>
        <span className={time.end}>
          <Skeleton share={70} />
        </span>
      </div>
      <div className={styles.lines}>
        <div className={classNames(spined.title, row.title)}>
          <Skeleton share={lineLength(index) * 0.8} />
        </div>
        <div className={styles.wide}>
          <Skeleton share={lineLength(index, 1)} />
        </div>
      </div>
      <div className={row.foot}>
        <Skeleton share={lineLength(index, 2) * 0.7} />
      </div>
    </div>
  );
}

const LENGTHS = [74, 92, 61, 84, 68, 96, 79] as const;

/**
 * How much of its line the placeholder of a text fills, in per cent. It is fixed by its place, so that server and browser
 * render the same, and uneven as titles are.
 */
export function lineLength(index: number, line = 0): number {
  return LENGTHS[(index * 3 + line * 2) % LENGTHS.length] ?? LENGTHS[0];
}
