import type { Block } from '../../domain/pages/body/block.ts';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './ImageSection.module.css';

/** An image with its caption and copyright. */
export function ImageSection({ block }: { block: Extract<Block, { kind: 'image' }> }) {
  const { image, caption, floating } = block;
  if (image.src === '') return null;
  return (
    <figure className={styles.section}>
      <Picture
        {...image}
        sizes={`${floating ? '(min-width: 1024px) 357px, ' : ''}(min-width: 913px) 840px, ${WHOLE_COLUMN}`}
      />
      <Caption caption={caption ?? image.title} copyright={image.copyright} />
    </figure>
  );
}

/** The caption and copyright below an image or video. Renders nothing if both are missing. */
export function Caption({ caption, copyright }: { caption?: string; copyright?: string }) {
  if (!caption && !copyright) return null;
  return (
    <figcaption className={styles.caption}>
      {caption}
      {caption && copyright && ' '}
      {copyright && <span className={styles.copyright}>© {copyright.replace(/^©\s*/, '')}</span>}
    </figcaption>
  );
}
