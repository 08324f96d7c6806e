import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { SeasonBand } from '../../domain/edition/season-band.ts';
import { IMAGE_SHAPES, type Image } from '../../domain/images/image.ts';
import type { FestivalDay, HomePage as HomeStory } from '../../domain/pages/page.ts';
import { FESTIVAL_NAME } from '../../domain/pages/site-frame.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import { Wordmark } from '../../layout/header/Logo.tsx';
import { ButtonTo, type ButtonVariant } from '../../ui/Button.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames, VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './HomePage.module.css';
import { NowBand } from './NowBand.tsx';

const SHAPE = IMAGE_SHAPES.pageHeader;

const BUTTONS: readonly ButtonVariant[] = ['white', 'ink'];

type HomePageProps = {
  page: HomeStory;
  days: readonly FestivalDay[];
  band?: SeasonBand;
  now: Date;
};

/**
 * The home page: the festival's name, date and place, two buttons, and the shelf of days. While there are items to
 * enter, the band with them comes first, and the shelf is small.
 */
export function HomePage({ page, days, band, now }: HomePageProps) {
  const isOpen = band?.kind === 'open';
  const shelf = (
    <div className={styles.shelf} id="dagen" data-renewed>
      <DayShelf days={days} now={now} size={isOpen ? 'strip' : 'tall'} />
    </div>
  );
  const buttons = page.buttons.length > 0 && (
    <ul role="list" className={styles.buttons}>
      {page.buttons.map(({ uid, label, link }, index) => (
        <li key={uid}>
          <ButtonTo link={link} variant={BUTTONS[index] ?? 'outline'}>
            {label}
          </ButtonTo>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section
        className={classNames(styles.hero, page.image && styles.pictured)}
        data-colour={page.colour ?? 'red'}
        data-open={isOpen || undefined}
      >
        <div className={styles.inner}>
          {page.title.trim() === FESTIVAL_NAME ? (
            <h1 className={styles.name}>
              <VisuallyHidden>{page.title}</VisuallyHidden>
              <Wordmark />
            </h1>
          ) : (
            <h1 className={styles.title}>{page.title}</h1>
          )}
          <div className={styles.intro}>
            <RichText document={page.intro} />
          </div>
          {!isOpen && buttons}
        </div>
        {!isOpen && shelf}
        <div className={band && styles.band} id="nu" data-renewed>
          {band && <NowBand band={band} now={now} />}
        </div>
        {isOpen && shelf}
        {isOpen && buttons && <div className={styles.after}>{buttons}</div>}
        {page.image && <HeroPicture image={page.image} isOpen={isOpen} />}
        {/* Delays the first paint until here, because the image makes other rows shorter and would shift the shelf. */}
        <RenderBlockingMarker />
      </section>
      <div className={styles.body}>
        <Blocks blocks={page.body} now={now} />
      </div>
    </>
  );
}

/** The editor's image: in a wide viewport a cover beside the text, in a narrow one below the shelf. */
function HeroPicture({ image, isOpen }: { image: Image; isOpen: boolean }) {
  const wide = isOpen
    ? '(min-width: 1600px) 242px, (min-width: 1280px) calc(18vw - 45px)'
    : '(min-width: 1490px) 345px, (min-width: 1280px) 23.2vw';
  const content = (
    <>
      <Cover tilted>
        <Picture
          {...image}
          ratio={SHAPE.ratio}
          widths={SHAPE.widths}
          sizes={`${wide}, (min-width: 640px) 584px, 90vw`}
        />
      </Cover>
      {image.copyright && <figcaption className={styles.credit}>© {image.copyright}</figcaption>}
    </>
  );
  return <figure className={styles.figure}>{content}</figure>;
}
