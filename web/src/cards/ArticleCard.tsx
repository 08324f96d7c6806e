import { IMAGE_SHAPES } from '../domain/images/image.ts';
import { type ArticleSummary, firstLetter, publisherLine } from '../domain/pages/article-summary.ts';
import { formatIsoInBrussels, formatMediumDate } from '../domain/time/format.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../ui/pictures/image-address.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { classNames } from '../ui/styles/elements.tsx';
import styles from './ArticleCard.module.css';
import { ROW_SIZES } from './rows/phone-rows.ts';
import whole from './WholeCard.module.css';

const SIZES = {
  /** `sizes` for three cards in a row. */
  normal: '(min-width: 1420px) 407px, (min-width: 768px) 28.5vw',
  /** `sizes` for two or three cards in a row. */
  list: '(min-width: 1420px) 407px, (min-width: 1200px) 28.5vw, (min-width: 768px) 44vw',
  /** `sizes` for two cards in a row. */
  half: '(min-width: 1420px) 628px, (min-width: 768px) 44vw',
  /** `sizes` for the first card of a list, which shows the image beside the text. */
  large: '(min-width: 1420px) 723px, (min-width: 768px) 51vw',
} as const;

const SHAPE = IMAGE_SHAPES.articleCard;

type ArticleCardProps = {
  article: ArticleSummary;
  /** Level of the card's title: 3 under a list with a title, 2 otherwise. */
  level?: 2 | 3;
  variant?: keyof typeof SIZES;
  /** Whether the card is a row with a thumbnail on phones ({@link isRowOnPhone}). */
  row?: boolean;
  /** Whether the card is visible without scrolling. If so, its image loads at once. */
  eager?: boolean;
};

/** An article as a book cover: image, date, title, place and preview. The link in its title covers the whole card. */
export function ArticleCard(props: ArticleCardProps) {
  const { article, level = 3, variant = 'normal', row = false, eager = false } = props;
  const { path, title, preview, image, date } = article;
  const place = publisherLine(article);
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(whole.card, styles.card, variant === 'large' && styles.large, row && whole.row)}
    >
      <Cover>
        {image ? (
          <Picture
            {...image}
            ratio={SHAPE.ratio}
            widths={SHAPE.widths}
            sizes={`${SIZES[variant]}, ${row ? ROW_SIZES : WHOLE_COLUMN}`}
            eager={eager}
          />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(title)}
          </span>
        )}
      </Cover>
      <div className={styles.words}>
        {date && (
          <time className={styles.date} dateTime={formatIsoInBrussels(date)}>
            {formatMediumDate(date)}
          </time>
        )}
        <Heading className={classNames(whole.title, whole.ringed, styles.title)}>
          <Anchor href={path}>{title}</Anchor>
        </Heading>
        {place && <p className={styles.place}>{place}</p>}
        {preview && <p className={classNames(styles.preview, row && whole.more)}>{preview}</p>}
      </div>
    </article>
  );
}
