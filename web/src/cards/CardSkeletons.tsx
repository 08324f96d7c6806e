import type { CSSProperties, ReactNode } from 'react';
import { IMAGE_SHAPES } from '../domain/images/image.ts';
import { classNames, VisuallyHidden } from '../ui/elements.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import article from './ArticleCard.module.css';
import styles from './CardSkeletons.module.css';
import experience from './ExperienceCard.module.css';
import row from './ProgrammeRow.module.css';
import { isRowOnPhone } from './phone-rows.ts';
import time from './RowTime.module.css';
import spined from './SpinedRow.module.css';
import whole from './WholeCard.module.css';

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

/** Stands in for a list that is still loading: flat shapes to see, and one sentence that is read out. */
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

/** Stands in for an article card, with the card's own layout. */
function ArticleSkeleton({ index }: { index: number }) {
  return (
    <div className={classNames(whole.card, article.card, isRowOnPhone(index) && whole.row)}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.articleCard.ratio} />
      <div className={article.words}>
        <div className={article.date}>
          <Skeleton share={30} />
        </div>
        <div className={article.title}>
          <Skeleton share={lineLength(index)} />
        </div>
        <div>
          <Skeleton share={lineLength(index, 1)} />
          <Skeleton share={lineLength(index, 2)} />
        </div>
      </div>
    </div>
  );
}

/** Stands in for a search hit: thumbnail at the left, title, lines and address beside it. */
function HorizontalArticleSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.hit}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.listThumbnail.ratio} />
      <div className={styles.lines}>
        <div className={styles.title}>
          <Skeleton share={lineLength(index) * 0.7} />
        </div>
        <div>
          <Skeleton share={lineLength(index, 1)} />
          <Skeleton share={lineLength(index, 2) * 0.8} />
        </div>
        <div className={styles.small}>
          <Skeleton share={32} />
        </div>
      </div>
    </div>
  );
}

/** Stands in for an experience card, with the card's own layout. */
function ExperienceSkeleton({ index }: { index: number }) {
  return (
    <div className={classNames(whole.card, experience.card, isRowOnPhone(index) && whole.row)}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.experienceCard.ratio} />
      <div className={styles.lines}>
        <div className={experience.theme}>
          <Skeleton share={40} />
        </div>
        <div className={experience.title}>
          <Skeleton share={lineLength(index)} />
        </div>
        <Skeleton share={lineLength(index, 1) / 1.6} />
      </div>
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

/** Stands in for a line of the index of bookstores: its name at the left, its town at the right. */
function BookstoreSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.entry}>
      <Skeleton share={lineLength(index) * 0.6} />
      <div className={styles.town}>
        <Skeleton share={lineLength(index, 1)} />
      </div>
    </div>
  );
}

/** The heights of the books on the shelf of days, in rem; no two beside each other are equally tall. */
const HEIGHTS = [2.75, 3.05, 2.75, 2.95, 3.15, 2.95, 2.75, 3.05, 2.8] as const;

/** Stands in for a day on the shelf of days. */
function DaySkeleton({ index }: { index: number }) {
  const style: CSSProperties & Record<'--height', string> = {
    '--height': `${HEIGHTS[index % HEIGHTS.length] ?? HEIGHTS[0]}rem`,
  };
  return (
    <div className={styles.day} style={style}>
      <Skeleton shape="block" />
    </div>
  );
}

const LENGTHS = [74, 92, 61, 84, 68, 96, 79] as const;

/**
 * How much of its line the placeholder of a text fills, in per cent. It is fixed by its place, so that server and browser
 * render the same, and uneven as titles are.
 */
function lineLength(index: number, line = 0): number {
  return LENGTHS[(index * 3 + line * 2) % LENGTHS.length] ?? LENGTHS[0];
}
