import { ItemRibbons } from '../../cards/StatusRibbons.tsx';
import type { PageColour } from '../../domain/palette.ts';
import type { ExperienceTimes } from '../../domain/programme/experience-times.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { alternativeTo } from '../../domain/programme/reservation.ts';
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
import { Anchor } from '../../ui/Anchor.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import styles from './ExperienceFacts.module.css';

type FactsProps = {
  times: ExperienceTimes;
  now: Date;
  placeOf: (item: ProgrammeItem) => string | undefined;
  onPlan?: string;
  colour: PageColour;
};

/** When, where and what, as a list on a bookmark; then every other time it can be seen, past ones quiet. */
export function Facts({ times, now, placeOf, onPlan, colour }: FactsProps) {
  const { leading, items } = times;
  if (!leading) return null;
  const instead = alternativeTo(leading, items, now);
  // Many of them have a row of their own under the header.
  const others = items.length > MOST_IN_A_LIST ? [] : items.filter((item) => item !== leading);
  return (
    <FactList colour={colour}>
      <Fact name="Wanneer">
        <When item={leading} now={now} />
      </Fact>
      {placeOf(leading) && (
        <Fact name="Waar">
          {onPlan ? <Anchor href={onPlan}>{placeOf(leading)}</Anchor> : placeOf(leading)}
        </Fact>
      )}
      {instead && <Fact name="Nog plaats">{formatMoment(instead.start)}</Fact>}
      {leading.type && <Fact name="Soort">{leading.type.title}</Fact>}
      {leading.extraInfo && <Fact name="Goed om te weten">{leading.extraInfo}</Fact>}
      {others.length > 0 && (
        <Fact name="Ook">
          <ul role="list" className={styles.others}>
            {others.map((item) => (
              <li key={item.uuid} className={isPast(item, now) ? styles.past : undefined}>
                <When item={item} now={now} />
                {placeOf(item) && ` · ${placeOf(item)}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </FactList>
  );
}

function When({ item, now }: { item: ProgrammeItem; now: Date }) {
  const past = isPast(item, now);
  return (
    <span className={past ? styles.past : undefined}>
      <time dateTime={formatIsoInBrussels(item.start)}>{formatSpan(item.start, item.end)}</time>
      {past ? ' (voorbij)' : item.statuses.map((status) => ` (${STATUS_WORDS[status]})`)}
      {isRunning(item, now) && !isCancelled(item) && ' (nu bezig)'}
    </span>
  );
}

/** More entries than this are a row to leaf through (spec §9, «Metadata carousel»). */
const MOST_IN_A_LIST = 4;

type MomentsProps = {
  times: ExperienceTimes;
  now: Date;
  placeOf: (item: ProgrammeItem) => string | undefined;
};

/** All dates and places of an experience that has many: those to come first, past ones quiet. */
export function Moments({ times: { items }, now, placeOf }: MomentsProps) {
  if (items.length <= MOST_IN_A_LIST) return null;
  const late = (item: ProgrammeItem) => (isPast(item, now) ? 1 : 0);
  const slides = [...items]
    .sort((a, b) => late(a) - late(b) || +a.start - +b.start)
    .map((item) => ({
      key: item.uuid,
      content: <Slip item={item} now={now} place={placeOf(item)} />,
    }));
  return (
    <section className={styles.moments} aria-labelledby="alle-momenten">
      <h2 id="alle-momenten" className={styles.heading}>
        Alle momenten
      </h2>
      <Carousel label="Alle momenten" slides={slides} />
    </section>
  );
}

function Slip({ item, now, place }: { item: ProgrammeItem; now: Date; place?: string }) {
  return (
    <div className={styles.slip} data-past={isPast(item, now) || undefined}>
      <p className={styles.day}>{formatDayName(dayOf(item.start))}</p>
      <p className={styles.time}>
        <time dateTime={formatIsoInBrussels(item.start)}>{formatTime(item.start)}</time>
        {item.end &&
          (isMultiDay(item) ? ` tot ${formatDayName(dayOf(item.end))}` : ` tot ${formatTime(item.end)}`)}
      </p>
      {place && <p>{place}</p>}
      {isPast(item, now) ? <p>voorbij</p> : <ItemRibbons item={item} now={now} />}
    </div>
  );
}
