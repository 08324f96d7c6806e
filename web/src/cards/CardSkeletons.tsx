import type { CSSProperties } from 'react';
import { IMAGE_SHAPES } from '../domain/images/image.ts';
import { classNames } from '../ui/elements.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import article from './ArticleCard.module.css';
import styles from './CardSkeletons.module.css';
import experience from './ExperienceCard.module.css';
import { isRowOnPhone } from './phone-rows.ts';
import { lineLength, SkeletonList, type SkeletonSet, TIMETABLE } from './TimetableSkeleton.tsx';
import whole from './WholeCard.module.css';

export type SkeletonKind =
  | 'article'
  | 'horizontalArticle'
  | 'experience'
  | 'timetable'
  | 'bookstore'
  | 'dayStrip';

const SETS: Record<SkeletonKind, SkeletonSet> = {
  article: { count: 3, list: styles.covers, shape: (index) => <ArticleSkeleton index={index} /> },
  horizontalArticle: {
    count: 3,
    list: styles.rows,
    shape: (index) => <HorizontalArticleSkeleton index={index} />,
  },
  experience: { count: 3, list: styles.covers, shape: (index) => <ExperienceSkeleton index={index} /> },
  timetable: TIMETABLE,
  bookstore: { count: 3, list: styles.index, shape: (index) => <BookstoreSkeleton index={index} /> },
  dayStrip: { count: 9, list: styles.strip, shape: (index) => <DaySkeleton index={index} /> },
};

/** Stands in for a list that is still loading. */
export function CardSkeletons({ kind }: { kind: SkeletonKind }) {
  return <SkeletonList {...SETS[kind]} />;
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
