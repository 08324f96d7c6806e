import { ItemRibbons } from '../../cards/StatusRibbons.tsx';
import type { ExperienceTimes } from '../../domain/programme/experience-times.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatDayName, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { isMultiDay, isPast } from '../../domain/time/when.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import styles from './Moments.module.css';

/** More entries than this are a row to leaf through (spec §9, «Metadata carousel»). */
export const MOST_IN_A_LIST = 4;

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
          (isMultiDay(item) ? ` tot ${formatDayName(dayOf(item.end))}` : ` – ${formatTime(item.end)}`)}
      </p>
      {place && <p>{place}</p>}
      {isPast(item, now) ? <p>voorbij</p> : <ItemRibbons item={item} now={now} />}
    </div>
  );
}
