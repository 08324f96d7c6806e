import type { ReactNode } from 'react';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { activityCount } from '../../domain/pages/texts.ts';
import type { PageColour } from '../../domain/palette.ts';
import { byline } from '../../domain/programme/authors/author.ts';
import type { ExperienceTimes } from '../../domain/programme/experience/experience-times.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { formatAges, momentPlaceOf, type ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { Attendance } from '../../domain/programme/reservation.ts';
import { isSavable, momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled, STATUS_WORDS } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import {
  formatDayName,
  formatIsoInBrussels,
  formatMoment,
  formatSpan,
  formatTime,
} from '../../domain/time/format.ts';
import { isMultiDay, isPast, isRunning } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import { Carousel } from '../../ui/pictures/Carousel.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import styles from './ExperienceFacts.module.css';

type FactsProps = {
  /** The experience's title. A moment shows its own title only if it differs from this one. */
  title: string;
  times: ExperienceTimes;
  attendance: Attendance;
  now: Date;
  placeOf: (item: ProgrammeItem) => string | undefined;
  onPlan?: string;
  colour: PageColour;
};

/** The time, the place and other facts of an experience, in a list styled as a bookmark. */
export function Facts({ title, times, attendance, now, placeOf, onPlan, colour }: FactsProps) {
  const { leading } = times;
  if (!leading) return null;
  const { open, reservationUrl } = attendance;
  return (
    <FactList colour={colour}>
      {leading.title !== title && <Fact name="Op het programma">{leading.title}</Fact>}
      <Fact name="Wanneer" obvious>
        <When item={leading} now={now} />
      </Fact>
      {placeOf(leading) && (
        <Fact name="Waar" obvious>
          {onPlan ? <Anchor href={onPlan}>{placeOf(leading)}</Anchor> : placeOf(leading)}
        </Fact>
      )}
      {open && open !== leading && (
        <Fact name={reservationUrl ? 'Nog plaats' : 'Nog te zien'}>
          <MomentLink item={open}>{formatMoment(open.start)}</MomentLink>
          {momentPlaceOf(open) && `\u00a0· ${momentPlaceOf(open)}`}
        </Fact>
      )}
      {leading.type && (
        <Fact name="Soort" obvious>
          {leading.type.title}
        </Fact>
      )}
      {leading.ages && (
        <Fact name="Leeftijd" obvious>
          {formatAges(leading.ages)}
        </Fact>
      )}
      {leading.extraInfo && <Fact name="Goed om te weten">{leading.extraInfo}</Fact>}
    </FactList>
  );
}

type MomentsProps = { title: string; times: ExperienceTimes; now: Date };

/**
 * The number of moments and a list of the other moments, with past ones muted. Renders nothing if there are many
 * moments.
 */
export function OtherMoments({ title, times: { items, leading }, now }: MomentsProps) {
  // If there are too many moments for a list, a carousel below the header contains them (`Moments`).
  if (!leading || items.length < 2 || items.length > MOST_IN_A_LIST) return null;
  return (
    <TitledSection className={styles.others} title={activityCount(items.length)}>
      <ul role="list">
        {items
          .filter((item) => item !== leading)
          .map((item) => (
            <li key={item.uuid} className={isPast(item, now) ? styles.past : undefined}>
              <p>
                Ook{' '}
                <MomentLink item={item}>
                  <When item={item} now={now} />
                </MomentLink>
                {[
                  item.title !== title && item.title,
                  ownNames(item, leading),
                  ownType(item, leading),
                  momentPlaceOf(item),
                ]
                  .filter(Boolean)
                  .map((fact) => ` · ${fact}`)}
              </p>
              {isSavable(item) && <SaveRibbon moment={momentToSave(item)} look="line" />}
            </li>
          ))}
      </ul>
    </TitledSection>
  );
}

/** The type of a moment, if it differs from the leading moment's type. */
const ownType = (item: ProgrammeItem, leading: ProgrammeItem): string | undefined =>
  item.type?.title === leading.type?.title ? undefined : item.type?.title;

/** The authors of a moment, if they differ from the leading moment's authors. */
function ownNames(item: ProgrammeItem, leading: ProgrammeItem | undefined): string | undefined {
  const names = byline(item.authors);
  return names === byline(leading?.authors) ? undefined : names;
}

/** Links to the same page with this moment first. */
export function MomentLink({ item, children }: { item: ProgrammeItem; children: ReactNode }) {
  const path = momentPath(item);
  return path ? <Anchor href={path}>{children}</Anchor> : children;
}

export function When({ item, now }: { item: ProgrammeItem; now: Date }) {
  const past = isPast(item, now);
  const [day, hours] = formatSpan(item.start, item.end).split(', ');
  return (
    <span className={past ? styles.past : undefined}>
      <time dateTime={formatIsoInBrussels(item.start)}>
        {hours ? (
          <>
            <span className={styles.whole}>{day},</span> <span className={styles.whole}>{hours}</span>
          </>
        ) : (
          day
        )}
      </time>
      {past ? ' (voorbij)' : item.statuses.map((status) => ` (${STATUS_WORDS[status]})`)}
      {isRunning(item, now) && !isCancelled(item) && <span data-now> (nu bezig)</span>}
    </span>
  );
}

/** The maximum number of moments in a list. More moments are in a carousel (spec §9, «Metadata carousel»). */
const MOST_IN_A_LIST = 4;

/** A carousel of many moments: the requested one, then upcoming ones, then past ones (muted). */
export function Moments({ title, times: { items, requested, leading }, now }: MomentsProps) {
  if (items.length <= MOST_IN_A_LIST) return null;
  const late = (item: ProgrammeItem) => (item === requested ? -1 : isPast(item, now) ? 1 : 0);
  const slides = [...items]
    .sort((a, b) => late(a) - late(b) || +a.start - +b.start)
    .map((item) => ({
      key: item.uuid,
      content: <Slip item={item} title={title} names={ownNames(item, leading)} now={now} />,
    }));
  return (
    <section className={styles.moments} aria-labelledby="alle-momenten">
      <div className={styles.named}>
        <h2 id="alle-momenten" className={styles.heading}>
          Alle momenten
        </h2>
        <p>{activityCount(items.length)}</p>
      </div>
      <Carousel label="Alle momenten" slides={slides} />
    </section>
  );
}

type SlipProps = { item: ProgrammeItem; title: string; names: string | undefined; now: Date };

/** A card for one moment: date, time, its own title, type and place. */
function Slip({ item, title, names, now }: SlipProps) {
  return (
    <div className={styles.slip} data-past={isPast(item, now) || undefined}>
      <p className={styles.day}>
        <MomentLink item={item}>{formatDayName(dayOf(item.start))}</MomentLink>
      </p>
      <p className={styles.time}>
        <time dateTime={formatIsoInBrussels(item.start)}>{formatTime(item.start)}</time>
        {item.end &&
          (isMultiDay(item) ? ` tot ${formatDayName(dayOf(item.end))}` : ` tot ${formatTime(item.end)}`)}
      </p>
      {item.title !== title && <p className={styles.own}>{item.title}</p>}
      {names && <p>{names}</p>}
      {item.type && <p>{item.type.title}</p>}
      {momentPlaceOf(item) && <p>{momentPlaceOf(item)}</p>}
      {isPast(item, now) ? <p>voorbij</p> : <ItemRibbons item={item} now={now} />}
      {isSavable(item) && <SaveRibbon moment={momentToSave(item)} />}
    </div>
  );
}
