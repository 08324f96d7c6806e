import { type CSSProperties, use } from 'react';
import { DEVICE_IMAGE_WIDTHS, type ImageSignatures } from '../../domain/images/image.ts';
import { classNames } from '../styles/elements.tsx';
import { imageAddress, isResizable, isServed, offeredWidths } from './image-address.ts';
import { NarrowedPictures, narrowedSizes } from './narrowed-sizes.ts';
import styles from './Picture.module.css';

export type PictureProps = {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Pixels of the original; 0 when unknown. */
  width: number;
  height: number;
  /** The width-to-height ratio to crop to; without it the picture keeps its own. */
  ratio?: number;
  /** Widths to offer, from those of spec §9. */
  widths?: readonly number[];
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** Visible without scrolling, so it loads at once. */
  eager?: boolean;
  /** The point that stays visible when cropped, as fractions of width and height. */
  focus?: { x: number; y: number };
  /** Needed if its address has filters. */
  signatures?: ImageSignatures;
  /** Shows the whole picture inside its box instead of cropping it. */
  contain?: boolean;
};

/** The width for browsers that ignore `srcset`, in pixels. */
const LARGEST_ALONE = 1200;

/** The ratio of a picture of unknown size, so that nothing moves when it loads. */
const UNKNOWN_RATIO = 3 / 2;

const DEFAULT_WIDTHS: readonly number[] = [256, 384, ...DEVICE_IMAGE_WIDTHS];

/**
 * A picture through the site's image path, with its space reserved. Renders nothing without an address, and the
 * alternative text for a host whose pictures the site does not serve.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio, widths = DEFAULT_WIDTHS, sizes = '100vw' } = props;
  const { eager = false, focus, signatures, contain = false } = props;
  const narrowed = use(NarrowedPictures);

  if (src === '') return null;
  if (!isServed(src)) return <LeftOut alt={alt} ratio={ratio} />;
  const known = width > 0 && height > 0;
  const shape = ratio ?? (known ? undefined : UNKNOWN_RATIO);
  const offered = offeredWidths(widths, width);
  const resizable = isResizable(src);
  const address = (w: number) => imageAddress(src, w, signatures);
  const style: CSSProperties = {};
  if (shape !== undefined) style['--ratio'] = shape;
  if (focus && shape !== undefined) style['--focus'] = `${percent(focus.x)} ${percent(focus.y)}`;
  return (
    <img
      src={address(offered.filter((w) => w <= LARGEST_ALONE).at(-1) ?? offered[0] ?? LARGEST_ALONE)}
      srcSet={resizable ? offered.map((w) => `${address(w)} ${w}w`).join(', ') : undefined}
      sizes={resizable ? (narrowed ? narrowedSizes(sizes) : sizes) : undefined}
      alt={alt}
      {...(known ? { width, height } : {})}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      className={classNames(
        styles.picture,
        shape !== undefined && styles.shaped,
        (contain || (!known && ratio === undefined)) && styles.whole,
      )}
      style={Object.keys(style).length > 0 ? style : undefined}
    />
  );
}

function LeftOut({ alt, ratio }: { alt: string; ratio: number | undefined }) {
  if (alt === '') return null;
  const style: CSSProperties = { '--ratio': ratio ?? UNKNOWN_RATIO };
  return (
    <span className={classNames(styles.picture, styles.shaped, styles.leftOut)} style={style}>
      {alt}
    </span>
  );
}

function percent(fraction: number): string {
  return `${Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10}%`;
}
