import type { Image } from '../../domain/images/image.ts';
import type { Block } from '../../domain/pages/body/block.ts';
import { Carousel } from '../../ui/pictures/Carousel.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import { Caption } from '../ImageSection/ImageSection.tsx';
import styles from './Gallery.module.css';

/** A carousel of images. */
export function Gallery({ block }: { block: Extract<Block, { kind: 'gallery' }> }) {
  const images = block.images.filter((image) => image.src !== '');
  if (images.length === 0) return null;
  const { className, sizes } = layoutOf(images.length);
  return (
    <div className={classNames(styles.gallery, className)}>
      {block.title && <BlockHeading>{block.title}</BlockHeading>}
      <Carousel
        loop
        label={block.title ?? 'Beelden'}
        slides={keyed(images).map(({ key, image }) => ({
          key,
          content: <Plate image={image} sizes={sizes} />,
        }))}
      />
    </div>
  );
}

/** Returns the class and `sizes` for a number of images: the fewer images, the wider each one. */
function layoutOf(count: number): { className?: string; sizes: string } {
  if (count === 1) return { className: styles.one, sizes: '(min-width: 850px) 784px, 93vw' };
  if (count === 2) {
    return { className: styles.two, sizes: '(min-width: 1420px) 871px, (min-width: 768px) 62vw, 74vw' };
  }
  if (count === 3) return { sizes: '(min-width: 1290px) 630px, (min-width: 768px) 50vw, 85vw' };
  return {
    sizes:
      '(min-width: 1420px) 295px, (min-width: 1200px) 20.8vw, (min-width: 1024px) 28.5vw, (min-width: 768px) 43.5vw, 74vw',
  };
}

function Plate({ image, sizes }: { image: Image; sizes: string }) {
  return (
    <figure className={styles.plate}>
      <Cover>
        <Picture {...image} ratio={4 / 5} sizes={sizes} />
      </Cover>
      <Caption caption={image.title} copyright={image.copyright} />
    </figure>
  );
}

/** Gives each image a unique key, since an editor may place one image twice. */
function keyed(images: readonly Image[]): readonly { key: string; image: Image }[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const times = seen.get(image.src) ?? 0;
    seen.set(image.src, times + 1);
    return { key: `${image.src}#${times}`, image };
  });
}
