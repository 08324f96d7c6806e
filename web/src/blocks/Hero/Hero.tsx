import type { Block } from '../../domain/pages/body/block.ts';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { LinkButtons } from '../LinkButtons.tsx';
import { RichText, type ShowBlock } from '../RichText/RichText.tsx';
import styles from './Hero.module.css';

type HeroProps = { block: Extract<Block, { kind: 'hero' }>; showBlock: ShowBlock };

/** A full-width red background with a cover image that extends below the background. */
export function Hero({ block, showBlock }: HeroProps) {
  const { title, intro, image, links } = block;
  if (title === '') return null;
  const pictured = image !== undefined && image.src !== '';
  return (
    <div className={classNames(styles.hero, !pictured && styles.folded)} data-colour="red">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <RichText document={intro} className={styles.intro} top={3} showBlock={showBlock} />
          <LinkButtons links={links} onDark />
        </div>
        {pictured && (
          <div className={styles.cover}>
            <Cover tilted>
              <Picture
                {...image}
                ratio={4 / 5}
                sizes="(min-width: 1420px) 475px, (min-width: 768px) 33.5vw, 67vw"
              />
            </Cover>
          </div>
        )}
      </div>
    </div>
  );
}
