import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { firstLetter } from '../../domain/pages/article-summary.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import type { HitSession, SearchHit } from '../../domain/search/search-hit.ts';
import { type MarkedText, unmarked } from '../../domain/search/search-marks.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import {
  formatDayButton,
  formatIsoInBrussels,
  formatMediumDate,
  formatShortMoment,
} from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import whole from '../WholeCard.module.css';
import found from './Hit.module.css';
import styles from './SearchHitCard.module.css';

const SHAPE = IMAGE_SHAPES.listThumbnail;

/** A search result as a catalogue card: its title and path on the red line, the marked excerpt, its next moment. */
export function SearchHitCard({ hit, eager = false }: { hit: SearchHit; eager?: boolean }) {
  const { path, kind, title, byline, excerpt, slug, image, date, colour, sessions, more, over, edition } =
    hit;
  const [first] = sessions;
  return (
    <article className={classNames(whole.card, found.hit, styles.card)} data-over={over || undefined}>
      <div className={styles.picture} data-colour={colour}>
        {image ? (
          <Picture
            {...image}
            alt=""
            ratio={SHAPE.ratio}
            widths={SHAPE.widths}
            sizes="(min-width: 1140px) 230px, (min-width: 768px) 20vw, (min-width: 480px) 111px, 68px"
            eager={eager}
          />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(unmarked(title))}
          </span>
        )}
      </div>
      <div className={styles.head}>
        <p className={found.kind}>
          {kind}
          {date && (
            <>
              {'\u00a0· '}
              <time dateTime={formatIsoInBrussels(date)}>{formatMediumDate(date)}</time>
            </>
          )}
          {(edition ?? over) && <span className={found.over}>{edition ?? 'voorbij'}</span>}
        </p>
        <h3 className={classNames(whole.title, whole.ringed, found.title, styles.title)}>
          <Anchor href={path}>
            <MarkedWords text={title} />
          </Anchor>
        </h3>
        <HitSlug slug={slug} />
      </div>
      <div className={styles.words}>
        {byline && (
          <p className={found.byline}>
            <MarkedWords text={byline} />
          </p>
        )}
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <MarkedWords text={excerpt} />
          </p>
        )}
        {first && (
          <p>
            <HitSessionLine session={first} further={more + sessions.length - 1} />
          </p>
        )}
      </div>
    </article>
  );
}

type HitSessionLineProps = {
  session: HitSession;
  /** The number of further sessions of the result. */
  further: number;
};

/** The time and place of a session on one line, and the number of further sessions. */
function HitSessionLine({ session, further }: HitSessionLineProps) {
  const { start, end, place, title, status } = session;
  const days = end && isMultiDay({ start, end });
  return (
    <>
      <time className={found.moment} dateTime={formatIsoInBrussels(start)}>
        {days
          ? `${formatDayButton(dayOf(start))} tot ${formatDayButton(dayOf(end))}`
          : formatShortMoment(start)}
      </time>
      {place && `\u00a0· ${place}`}
      {title && (
        <>
          {'\u00a0· '}
          <MarkedWords text={title} />
        </>
      )}
      {status && (
        <>
          {'\u00a0· '}
          <strong>{STATUS_WORDS[status]}</strong>
        </>
      )}
      {further > 0 && `\u00a0(+${further})`}
    </>
  );
}

/** The path of a page, in small type below its title. Renders nothing for a tool of the site. */
export const HitSlug = ({ slug }: { slug: MarkedText }) =>
  slug.length > 0 && (
    <p className={found.slug}>
      <MarkedWords text={slug} />
    </p>
  );

/** A text in which search words are marked. */
export function MarkedWords({ text }: { text: MarkedText }) {
  let place = 0;
  return text.map(({ text: part, marked }) => {
    const key = place;
    place += part.length;
    return marked ? <mark key={key}>{part}</mark> : part;
  });
}
