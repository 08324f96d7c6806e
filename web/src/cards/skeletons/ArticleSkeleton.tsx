import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from '../ArticleCard.module.css';
import { lineLength } from './line-length.ts';

/** An article card that is still coming: it borrows the card's own layout. */
export function ArticleSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.card}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.articleCard.ratio} />
      <div className={styles.words}>
        <div className={styles.date}>
          <Skeleton share={30} />
        </div>
        <div className={styles.title}>
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
