import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { BookstoreSkeleton } from './BookstoreSkeleton.tsx';
import styles from './CardSkeletons.module.css';
import { DaySkeleton } from './DaySkeleton.tsx';
import { ExperienceSkeleton } from './ExperienceSkeleton.tsx';
import { HorizontalArticleSkeleton } from './HorizontalArticleSkeleton.tsx';
import { ProgrammeRowSkeleton } from './ProgrammeRowSkeleton.tsx';

export type SkeletonKind =
  | 'article'
  | 'horizontalArticle'
  | 'experience'
  | 'timetable'
  | 'bookstore'
  | 'dayStrip';

type SkeletonSet = {
  /** How many stand in for a list (spec §9). */
  count: number;
  list: string | undefined;
  /** `index` counts from 0: no two lines of a real list are of one length. */
  shape: (index: number) => ReactNode;
};

const SETS: Record<SkeletonKind, SkeletonSet> = {
  article: { count: 3, list: styles.covers, shape: (index) => <ArticleSkeleton index={index} /> },
  horizontalArticle: {
    count: 3,
    list: styles.rows,
    shape: (index) => <HorizontalArticleSkeleton index={index} />,
  },
  experience: { count: 3, list: styles.covers, shape: (index) => <ExperienceSkeleton index={index} /> },
  timetable: { count: 12, list: styles.rows, shape: (index) => <ProgrammeRowSkeleton index={index} /> },
  bookstore: { count: 3, list: styles.index, shape: (index) => <BookstoreSkeleton index={index} /> },
  dayStrip: { count: 9, list: styles.strip, shape: (index) => <DaySkeleton index={index} /> },
};

/** A list that is on its way: its shapes for the eye, one sentence for the ear. */
export function CardSkeletons({ kind }: { kind: SkeletonKind }) {
  const { count, list, shape } = SETS[kind];
  return (
    <div>
      <output>
        <VisuallyHidden>Even geduld, we bladeren.</VisuallyHidden>
      </output>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index} className={styles.place}>
            {shape(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
