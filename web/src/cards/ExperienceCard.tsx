import { IMAGE_SHAPES } from '../domain/images/image.ts';
import { byline } from '../domain/programme/authors/author.ts';
import { CATEGORIES, categoryOf } from '../domain/programme/category.ts';
import { momentPath } from '../domain/programme/moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../domain/programme/programme-item.ts';
import { isSavable, momentToSave } from '../domain/programme/saved/saved-moment.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { formatDayButton, formatIsoInBrussels, formatTime } from '../domain/time/format.ts';
import { isPast } from '../domain/time/when.ts';
import { SaveRibbon } from '../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../ui/pictures/image-address.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { Ribbon } from '../ui/Ribbon.tsx';
import { classNames } from '../ui/styles/elements.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './ExperienceCard.module.css';
import { ItemRibbons } from './ribbons/StatusRibbons.tsx';
import { ROW_SIZES } from './rows/phone-rows.ts';
import whole from './WholeCard.module.css';

const SHAPE = IMAGE_SHAPES.experienceCard;

const SIZES = {
  /** `sizes` for three cards in a row. */
  normal: '(min-width: 1420px) 407px, (min-width: 768px) 28.5vw',
  lead: '(min-width: 1420px) 849px, (min-width: 768px) 60.5vw',
} as const;

type ExperienceCardProps = {
  item: ProgrammeItem;
  now: Date;
  level?: 2 | 3;
  /** `lead` is the large first card, filled with the colour of its category. */
  variant?: keyof typeof SIZES;
  /** Whether phones show the card as a row with a thumbnail ({@link isRowOnPhone}). */
  row?: boolean;
};

/** An item as a book cover: image, theme, title, time and place. A past item's card is muted and labelled as past. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { item, now, level = 3, variant = 'normal', row = false } = props;
  const theme = item.themes.find(({ slug }) => categoryOf(slug)) ?? item.themes[0];
  const category = theme && categoryOf(theme.slug);
  const Heading = level === 2 ? 'h2' : 'h3';
  const image = item.experience?.image;
  const path = momentPath(item);
  const place = momentPlaceOf(item);
  const past = isPast(item, now);
  const names = byline(item.authors);
  return (
    <article
      className={classNames(whole.card, styles.card, variant === 'lead' && styles.lead, row && whole.row)}
      data-colour={category ? CATEGORIES[category] : 'grey'}
      data-past={past || undefined}
    >
      <Cover>
        {image ? (
          <Picture
            {...image}
            ratio={SHAPE.ratio}
            widths={SHAPE.widths}
            sizes={`${SIZES[variant]}, ${row ? ROW_SIZES : WHOLE_COLUMN}`}
          />
        ) : (
          <span className={styles.blank} aria-hidden="true" />
        )}
      </Cover>
      <div className={styles.text}>
        <div className={styles.labels}>
          {theme && (
            <p className={styles.theme}>
              <CategoryIcon category={category} />
              {theme.title}
            </p>
          )}
          {item.type && <p className={styles.type}>{item.type.title}</p>}
          <ItemRibbons item={item} now={now} />
          {past && <Ribbon colour="grey">voorbij</Ribbon>}
        </div>
        <Heading className={classNames(whole.title, styles.title)}>
          {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
        </Heading>
        {names && <p className={styles.byline}>{names}</p>}
        <div className={styles.foot}>
          <p className={styles.when}>
            <time dateTime={formatIsoInBrussels(item.start)}>
              {formatDayButton(dayOf(item.start))}, {formatTime(item.start)}
            </time>
            {place && `\u00a0· ${place}`}
          </p>
          {isSavable(item) && <SaveRibbon moment={momentToSave(item)} look="line" />}
        </div>
      </div>
    </article>
  );
}
