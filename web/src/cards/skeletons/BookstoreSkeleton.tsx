import { Skeleton } from '../../ui/Skeleton.tsx';
import own from './CardSkeletons.module.css';
import { lineLength } from './line-length.ts';

/** A line of the index of bookstores that is still coming: its name at the left, its town at the right. */
export function BookstoreSkeleton({ index }: { index: number }) {
  return (
    <div className={own.entry}>
      <Skeleton share={lineLength(index) * 0.6} />
      <div className={own.town}>
        <Skeleton share={lineLength(index, 1)} />
      </div>
    </div>
  );
}
