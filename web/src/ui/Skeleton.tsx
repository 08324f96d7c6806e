import type { CSSProperties } from 'react';
import { classNames } from './elements.tsx';
import styles from './Skeleton.module.css';

type SkeletonShape = 'line' | 'block' | 'cover';

const SHAPES: Record<SkeletonShape, string | undefined> = {
  line: styles.line,
  block: styles.block,
  cover: styles.cover,
};

type SkeletonProps = {
  /**
   * `line` is a line of text in the type of where it stands, `cover` a book with its pages, `block` fills its box.
   */
  shape?: SkeletonShape;
  /** How much of its line a text fills, in per cent. */
  share?: number;
  /** Width by height of a cover. */
  ratio?: number;
};

/** A flat shape in the place of something that is still loading. It is for the eye only; its list says the rest. */
export function Skeleton({ shape = 'line', share, ratio }: SkeletonProps) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {};
  if (share !== undefined) style['--share'] = `${share}%`;
  if (ratio !== undefined) style['--ratio'] = ratio;
  return (
    <span
      className={classNames(styles.skeleton, SHAPES[shape])}
      style={Object.keys(style).length > 0 ? style : undefined}
      aria-hidden="true"
    />
  );
}
