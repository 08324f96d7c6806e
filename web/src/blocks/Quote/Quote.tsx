import type { Block } from '../../domain/pages/body/block.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './Quote.module.css';

type QuoteProps = { block: Extract<Block, { kind: 'quote' }>; variant?: 'display' | 'note' };

/** A quotation with a drawn bracket. Variant `note` is for the page margin, `display` for a row of its own. */
export function Quote({ block, variant = 'display' }: QuoteProps) {
  // Removes surrounding quotation marks, which many editors type. Apostrophes and inner quotes stay.
  const words = block.text
    .trim()
    .replace(/^["“”„«‘']([^"“”„«»]*)["“”»’']$/, '$1')
    .trim();
  if (words === '') return null;
  const { writer } = block;
  return (
    <figure className={classNames(styles.quote, styles[variant])}>
      <blockquote className={styles.words}>
        <p>“{words}”</p>
      </blockquote>
      {writer && (
        <figcaption className={styles.writer}>
          {writer.image && (
            <span className={styles.portrait}>
              <Picture {...writer.image} ratio={1} widths={[64, 96, 128, 256]} sizes="77px" />
            </span>
          )}
          <span>
            <span className={styles.name}>{writer.name}</span>
            {writer.role && <span className={styles.role}>{writer.role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
