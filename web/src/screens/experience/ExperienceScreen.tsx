import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { ItemRibbons } from '../../cards/ItemRibbons.tsx';
import { CATEGORIES, categoryOfThemes } from '../../domain/category.ts';
import type { ExperienceTimes } from '../../domain/experience-times.ts';
import { IMAGE_SHAPES } from '../../domain/image-shape.ts';
import type { Experience } from '../../domain/page.ts';
import { BASE } from '../../domain/paths.ts';
import { placeOf as preciseOrTitle } from '../../domain/place.ts';
import type { ProgrammeItem } from '../../domain/programme-item.ts';
import { reservationUrl } from '../../domain/reservation.ts';
import { isEmptyRichText } from '../../domain/rich-text.ts';
import { TEXTS } from '../../domain/texts.ts';
import { BackLink } from '../../site/BackLink.tsx';
import { Publishers } from '../../site/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import styles from './ExperienceScreen.module.css';
import { Facts } from './Facts.tsx';

const SHAPE = IMAGE_SHAPES.pageHeader;

type ExperienceScreenProps = {
  experience: Experience;
  times: ExperienceTimes;
  /** The items of three others. */
  related: readonly ProgrammeItem[];
  reservationUrl?: string;
  now: Date;
  /** The list it belongs to, when it is not known where a visitor came from. */
  overview?: string;
  /** How its place is told. */
  placeOf?: (item: ProgrammeItem) => string | undefined;
  /** Where the plan of the hall shows its stage. */
  onPlan?: string;
};

/** An experience: its cover, its facts, one clear action, its text, and three others. */
export function ExperienceScreen({
  experience,
  times,
  related,
  reservationUrl: url,
  now,
  overview = BASE.programme,
  placeOf = preciseOrTitle,
  onPlan,
}: ExperienceScreenProps) {
  const { leading } = times;
  const category = categoryOfThemes(leading?.themes ?? []);
  const seat = leading && !experience.hideReservation ? reservationUrl(leading, url, now) : undefined;
  return (
    <>
      <article className={styles.experience}>
        <div className={styles.top}>
          <div className={styles.back}>
            <BackLink fallback={overview} />
          </div>
          {experience.image && (
            <div className={styles.cover}>
              <Cover>
                <Picture
                  {...experience.image}
                  ratio={SHAPE.ratio}
                  widths={SHAPE.widths}
                  eager
                  sizes="(min-width: 1024px) 560px, 100vw"
                />
              </Cover>
            </div>
          )}
          <div className={styles.text}>
            {leading && leading.themes.length > 0 && (
              <ul role="list" className={styles.themes} aria-label="Thema's">
                {leading.themes.map(({ uuid, title }) => (
                  <li key={uuid}>
                    <Ribbon colour={category ? CATEGORIES[category] : 'ink'}>{title}</Ribbon>
                  </li>
                ))}
              </ul>
            )}
            {leading && <ItemRibbons item={leading} now={now} />}
            <h1 className={styles.title}>{experience.title}</h1>
            {!isEmptyRichText(experience.intro) && (
              <div className={styles.intro}>
                <RichText document={experience.intro} variant="plain" />
              </div>
            )}
            <Facts
              times={times}
              now={now}
              placeOf={placeOf}
              onPlan={onPlan}
              colour={category ? CATEGORIES[category] : 'pink'}
            />
            <Publishers publishers={experience.publishers} />
            {seat && (
              <Button href={seat} variant="red">
                {TEXTS.reserve}
              </Button>
            )}
          </div>
        </div>
        <Blocks blocks={experience.body} now={now} />
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="meer-belevingen">
          <h2 id="meer-belevingen" className={styles.heading}>
            {TEXTS.moreExperiences}
          </h2>
          <ul role="list" className={styles.cards}>
            {related.map((item) => (
              <li key={item.uuid}>
                <ExperienceCard item={item} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
