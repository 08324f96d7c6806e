import type { Image } from '../../domain/images/image.ts';
import type { ImageTextBlock } from '../../domain/pages/body/block.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons.tsx';
import { ReadingText } from '../RichText/ReadingText.tsx';
import type { ShowBlock } from '../RichText/RichText.tsx';
import styles from './ImageText.module.css';

type ImageTextProps = { block: ImageTextBlock; showBlock: ShowBlock };

/**
 * An image beside a text and its buttons. The medium size is as wide as the page content. The large size has a
 * full-width background, whose colour depends on the side of the image.
 */
export function ImageText({ block, showBlock }: ImageTextProps) {
  const { title, description, links, image, large, reverse, contain } = block;
  const pictured = image !== undefined && image.src !== '';
  const wordless = title === '' && links.length === 0 && isEmptyRichText(description);
  if (wordless && !pictured) return null;
  return (
    <div
      className={classNames(
        styles.section,
        large ? styles.large : styles.medium,
        reverse && styles.reverse,
        (!pictured || wordless) && styles.bare,
      )}
      data-colour={large ? (reverse ? 'blue' : 'purple') : undefined}
    >
      {pictured && <Plate image={image} large={large} contain={contain} />}
      {!wordless && (
        <div className={styles.words}>
          {title !== '' && <BlockHeading loud={large}>{title}</BlockHeading>}
          <ReadingText document={description} top={3} showBlock={showBlock} />
          <LinkButtons links={links} onDark={large} />
        </div>
      )}
    </div>
  );
}

type PlateProps = Pick<ImageTextBlock, 'large' | 'contain'> & { image: Image };

/** The image: cropped to its box, or shown whole on a white background. */
function Plate({ image, large, contain }: PlateProps) {
  const sizes = large
    ? `(min-width: 1420px) 708px, (min-width: 1024px) 50vw, ${WHOLE_COLUMN}`
    : `(min-width: 1420px) 534px, (min-width: 768px) 38.2vw, ${WHOLE_COLUMN}`;
  const largeSizes = large
    ? '(min-width: 1420px) 653px, (min-width: 1024px) 46vw, 82vw'
    : '(min-width: 1420px) 479px, (min-width: 768px) 34.3vw, 78vw';
  return (
    <figure className={styles.plate}>
      {contain ? (
        <span className={styles.contain}>
          <Picture {...image} sizes={largeSizes} contain />
        </span>
      ) : (
        <Cover>
          <Picture {...image} ratio={large ? 5 / 4 : 4 / 5} sizes={sizes} />
        </Cover>
      )}
      {image.copyright && <figcaption className={styles.credit}>© {image.copyright}</figcaption>}
    </figure>
  );
}
