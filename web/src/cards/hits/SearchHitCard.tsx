import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { firstLetter } from '../../domain/pages/article-summary.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import type { HitSession, SearchHit } from '../../domain/search/search-hit.ts';
import type { MarkedText } from '../../domain/search/search-marks.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import {
  formatDayButton,
  formatIsoInBrussels,
  formatMediumDate,
  formatShortMoment,
} from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import whole from '../WholeCard.module.css';
import found from './Hit.module.css';
import styles from './SearchHitCard.module.css';

const SHAPE = IMAGE_SHAPES.listThumbnail;

/** A search result as a catalogue card: its title on the red line, the marked excerpt, its address. */
export function SearchHitCard({ hit, eager = false }: { hit: SearchHit; eager?: boolean }) {
  const { path, kind, title, byline, excerpt, slug, image, date, colour, sessions, more, over } = hit;
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
            {firstLetter(title.map(({ text }) => text).join(''))}
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
          {over && <span className={found.over}>voorbij</span>}
        </p>
        <h3 className={classNames(whole.title, whole.ringed, found.title, styles.title)}>
          <Anchor href={path}>
            <MarkedWords text={title} />
          </Anchor>
        </h3>
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
        {sessions.length > 0 && (
          <ul role="list" className={styles.sessions} aria-label={over ? 'Voorbij' : 'Wanneer en waar'}>
            {sessions.map((session, index) => {
              const moment = sessionToSave(session, hit);
              return (
                <li key={session.uuid}>
                  <p>
                    <HitSessionLine session={session} />
                    {more > 0 && index === sessions.length - 1 && ` (+${more})`}
                  </p>
                  {moment && <SaveRibbon moment={moment} look="line" />}
                </li>
              );
            })}
          </ul>
        )}
        <p className={styles.slug}>
          <MarkedWords text={slug} />
        </p>
      </div>
    </article>
  );
}

/** Returns the moment to save; `undefined` for a result that is an activity of the tour (see saved-moment.ts). */
export function sessionToSave(session: HitSession, { uuid, title }: SearchHit): SavedMoment | undefined {
  if (session.uuid === uuid) return undefined;
  const words = session.title ?? title;
  const { start, end } = session;
  return { id: momentId(session), title: words.map(({ text }) => text).join(''), start, end };
}

/** The time and place of a session on one line. */
export function HitSessionLine({ session: { start, end, place, title, status } }: { session: HitSession }) {
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
    </>
  );
}

/** A text in which search words are marked. */
export function MarkedWords({ text }: { text: MarkedText }) {
  let place = 0;
  return text.map(({ text: part, marked }) => {
    const key = place;
    place += part.length;
    return marked ? <mark key={key}>{part}</mark> : part;
  });
}
