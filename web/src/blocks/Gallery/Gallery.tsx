import type { Block } from '../../domain/block.ts';
import type { Image } from '../../domain/image.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import { Caption } from '../ImageSection/Caption.tsx';
import styles from './Gallery.module.css';

/** Pictures as covers in a row that goes round. */
export function Gallery({ block }: { block: Extract<Block, { kind: 'gallery' }> }) {
  const images = block.images.filter((image) => image.src !== '');
  if (images.length === 0) return null;
  return (
    <div className={styles.gallery}>
      {block.title && <BlockHeading>{block.title}</BlockHeading>}
      <Carousel
        loop
        label={block.title ?? 'Beelden'}
        slides={keyed(images).map(({ key, image }) => ({ key, content: <Plate image={image} /> }))}
      />
    </div>
  );
}

function Plate({ image }: { image: Image }) {
  return (
    <figure className={styles.plate}>
      <Cover>
        <Picture
          {...image}
          ratio={4 / 5}
          sizes="(min-width: 1200px) 410px, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
        />
      </Cover>
      <Caption caption={image.title} copyright={image.copyright} />
    </figure>
  );
}

/** An editor may place the same picture twice. */
function keyed(images: readonly Image[]): readonly { key: string; image: Image }[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const times = seen.get(image.src) ?? 0;
    seen.set(image.src, times + 1);
    return { key: `${image.src}#${times}`, image };
  });
}
