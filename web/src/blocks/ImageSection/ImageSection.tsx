import type { Block } from '../../domain/pages/block.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Caption } from './Caption.tsx';
import styles from './ImageSection.module.css';

/** A picture with its caption and whose it is. */
export function ImageSection({ block }: { block: Extract<Block, { kind: 'image' }> }) {
  const { image, caption, floating } = block;
  if (image.src === '') return null;
  return (
    <figure className={styles.section}>
      <Picture
        {...image}
        sizes={floating ? '(min-width: 1024px) 336px, 100vw' : '(min-width: 1024px) 840px, 100vw'}
      />
      <Caption caption={caption ?? image.title} copyright={image.copyright} />
    </figure>
  );
}
