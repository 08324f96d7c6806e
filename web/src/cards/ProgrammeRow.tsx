import { dayOf } from '../domain/brussels.ts';
import { CATEGORIES, categoryOfThemes } from '../domain/category.ts';
import { formatDayButton, formatIsoInBrussels, formatTime } from '../domain/format.ts';
import { fullPlaceOf } from '../domain/place.ts';
import type { ProgrammeItem } from '../domain/programme-item.ts';
import { isCancelled } from '../domain/status.ts';
import { isMultiDay, isPast, isRunning } from '../domain/when.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { ItemRibbons } from './ItemRibbons.tsx';
import styles from './ProgrammeRow.module.css';

type ProgrammeRowProps = {
  item: ProgrammeItem;
  now: Date;
  /** Whether seats are reserved for it. */
  reservable: boolean;
  /** Under which heading it stands. */
  level?: 3 | 4;
};

/** An item as a row of the timetable: spine, time, title, place and kind. It starts with its time. */
export function ProgrammeRow({ item, now, reservable, level = 3 }: ProgrammeRowProps) {
  const category = categoryOfThemes(item.themes);
  const state = isPast(item, now)
    ? 'past'
    : isRunning(item, now) && !item.ongoing && !isCancelled(item)
      ? 'running'
      : 'coming';
  const Heading = level === 3 ? 'h3' : 'h4';
  // What runs for days is told by its days: «10:00 tot 18:00» would be a lie about each of them.
  const moment = isMultiDay(item) ? (instant: Date) => formatDayButton(dayOf(instant)) : formatTime;
  const details = [fullPlaceOf(item), item.type?.title].filter((part) => part !== undefined);
  return (
    <article
      className={styles.row}
      data-state={state}
      data-off={isCancelled(item) || undefined}
      data-days={isMultiDay(item) || undefined}
    >
      <span
        className={styles.spine}
        data-colour={category ? CATEGORIES[category] : 'grey'}
        aria-hidden="true"
      />
      <p className={styles.time}>
        <time className={styles.start} dateTime={formatIsoInBrussels(item.start)}>
          {moment(item.start)}
        </time>
        {item.end && (
          <span className={styles.end}>
            {' '}
            tot <time dateTime={formatIsoInBrussels(item.end)}>{moment(item.end)}</time>
          </span>
        )}
      </p>
      <div className={styles.what}>
        <ItemRibbons item={item} now={now} />
        <Heading className={styles.title}>
          {item.experience ? <Anchor href={item.experience.path}>{item.title}</Anchor> : item.title}
        </Heading>
        {item.experience?.preview && <p className={styles.preview}>{item.experience.preview}</p>}
        {item.extraInfo && <p className={styles.extra}>{item.extraInfo}</p>}
      </div>
      <p className={styles.where}>
        {details.map((part, index) => (
          <span key={part}>
            {index > 0 && <span className={styles.dot}> · </span>}
            {part}
          </span>
        ))}
        {reservable && (
          <span>
            <span className={styles.dot}> · </span>
            <strong>reserveer je plaats</strong>
          </span>
        )}
      </p>
    </article>
  );
}
