import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from '../ExperienceCard.module.css';
import own from './CardSkeletons.module.css';
import { lineLength } from './line-length.ts';

/** An experience card that is still coming: it borrows the card's own layout. */
export function ExperienceSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.card}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.experienceCard.ratio} />
      <div className={own.lines}>
        <div className={styles.theme}>
          <Skeleton share={40} />
        </div>
        <div className={styles.title}>
          <Skeleton share={lineLength(index)} />
        </div>
        <Skeleton share={lineLength(index, 1) / 1.6} />
      </div>
    </div>
  );
}
