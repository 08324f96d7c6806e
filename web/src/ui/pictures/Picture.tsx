import { type CSSProperties, use } from 'react';
import { DEVICE_IMAGE_WIDTHS, type ImageSignatures } from '../../domain/images/image.ts';
import { classNames } from '../styles/elements.tsx';
import { imageAddress, isResizable, isServed, offeredWidths } from './image-address.ts';
import { NarrowedPictures, narrowedSizes } from './narrowed-sizes.ts';
import styles from './Picture.module.css';

export type PictureProps = {
  src: string;
  /** The alternative text; empty for a decorative image. */
  alt: string;
  /** Width of the original in pixels; 0 if unknown. */
  width: number;
  height: number;
  /** The width-to-height ratio to crop to. Without it, the image keeps its own ratio. */
  ratio?: number;
  /** The widths to offer, from those in §9 of the specification. */
  widths?: readonly number[];
  /** The displayed width of the image, in the syntax of `<img sizes>`. */
  sizes?: string;
  /** Whether the image is visible without scrolling. If so, it loads at once. */
  eager?: boolean;
  /** The point that stays visible when the image is cropped, as fractions of its width and height. */
  focus?: { x: number; y: number };
  /** Signatures for the image's URLs. A URL with filters needs a signature. */
  signatures?: ImageSignatures;
  /** Whether to show the whole image inside its box instead of cropping it. */
  contain?: boolean;
};

/** The image width for browsers that ignore `srcset`, in pixels. */
const LARGEST_ALONE = 1200;

/** The assumed ratio of an image of unknown size. It reserves space, so that nothing moves when the image loads. */
const UNKNOWN_RATIO = 3 / 2;

const DEFAULT_WIDTHS: readonly number[] = [256, 384, ...DEVICE_IMAGE_WIDTHS];

/**
 * An image through the site's image path, with space reserved for it. Renders nothing without a URL, and only the
 * alternative text if the image path does not serve the image's host.
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
      srcSet={
        resizable
          ? offered.map((w) => `${address(w)} ${known ? Math.min(w, width) : w}w`).join(', ')
          : undefined
      }
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
