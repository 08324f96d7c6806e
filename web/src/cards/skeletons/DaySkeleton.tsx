import type { CSSProperties } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import own from './CardSkeletons.module.css';

/** In rem; no two books beside each other are equally tall. */
const HEIGHTS = [3.4, 3.9, 3.4, 3.75, 4.1, 3.75, 3.4, 3.9, 3.5] as const;

/** A day on the shelf that is still coming. */
export function DaySkeleton({ index }: { index: number }) {
  const style: CSSProperties & Record<'--height', string> = {
    '--height': `${HEIGHTS[index % HEIGHTS.length] ?? HEIGHTS[0]}rem`,
  };
  return (
    <div className={own.day} style={style}>
      <Skeleton shape="block" />
    </div>
  );
}
