import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import own from './CardSkeletons.module.css';
import { lineLength } from './line-length.ts';

/** A search hit that is still coming: thumbnail at the left, title, lines and address beside it. */
export function HorizontalArticleSkeleton({ index }: { index: number }) {
  return (
    <div className={own.hit}>
      <Skeleton shape="cover" ratio={IMAGE_SHAPES.listThumbnail.ratio} />
      <div className={own.lines}>
        <div className={own.title}>
          <Skeleton share={lineLength(index) * 0.7} />
        </div>
        <div>
          <Skeleton share={lineLength(index, 1)} />
          <Skeleton share={lineLength(index, 2) * 0.8} />
        </div>
        <div className={own.small}>
          <Skeleton share={32} />
        </div>
      </div>
    </div>
  );
}
