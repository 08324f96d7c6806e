import { memo } from 'react';
import { CATEGORIES, categoryOfThemes } from '../domain/programme/category.ts';
import { momentPath } from '../domain/programme/moment.ts';
import type { RowItem } from '../domain/programme/programme-item.ts';
import { isCancelled } from '../domain/programme/status.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { formatDayButton, formatIsoInBrussels, formatMoment, formatTime } from '../domain/time/format.ts';
import { isMultiDay, isPast, isRunning } from '../domain/time/when.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './ProgrammeRow.module.css';
import { RowFacts, type RowState } from './RowFacts.tsx';
import { ItemRibbons } from './StatusRibbons.tsx';

type ProgrammeRowProps = {
  item: RowItem;
  now: Date;
  /** Whether seats are reserved for it. */
  reservable: boolean;
  /** Where the plan of the hall shows its place. */
  onPlan?: string;
  /** When else it can be seen, if this time is full or off. */
  instead?: Date;
  /** Under which heading it stands. */
  level?: 3 | 4;
};

/**
 * An item as a row of the timetable: spine, time, title, place and type. It is memoized, so that it is not rendered again
 * while a filter changes the list around it.
 */
export const ProgrammeRow = memo(function ProgrammeRow(props: ProgrammeRowProps) {
  const { item, now, reservable, onPlan, instead, level = 3 } = props;
  const category = categoryOfThemes(item.themes);
  const state = stateOf(item, now);
  const path = momentPath(item);
  const Heading = level === 3 ? 'h3' : 'h4';
  // An item that runs for days shows its days: «10:00 tot 18:00» would be wrong for each of them.
  const moment = isMultiDay(item) ? (instant: Date) => formatDayButton(dayOf(instant)) : formatTime;
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
      >
        <CategoryIcon category={category} />
      </span>
      <p className={styles.time}>
        <time className={styles.start} dateTime={formatIsoInBrussels(item.start)}>
          {moment(item.start)}
        </time>
        {item.end && (
          <span className={styles.end}>
            {' tot '}
            <time dateTime={formatIsoInBrussels(item.end)}>{moment(item.end)}</time>
          </span>
        )}
      </p>
      <div className={styles.what}>
        <ItemRibbons item={item} now={now} />
        <Heading className={styles.title}>
          {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
        </Heading>
        {item.experience?.preview && <p className={styles.preview}>{item.experience.preview}</p>}
        {item.extraInfo && <p className={styles.extra}>{item.extraInfo}</p>}
        {instead && <p className={styles.extra}>{alternativeText(instead, item, now)}</p>}
      </div>
      <div className={styles.facts}>
        <RowFacts item={item} state={state} reservable={reservable} onPlan={onPlan} />
      </div>
    </article>
  );
});

function stateOf(item: RowItem, now: Date): RowState {
  if (isPast(item, now)) return 'past';
  return isRunning(item, now) && !item.ongoing && !isCancelled(item) ? 'running' : 'coming';
}

/** «Ook vandaag om 16:30.», «Ook op dinsdag 28 oktober om 14:00.»: the day is named where it is another. */
function alternativeText(instead: Date, { start }: RowItem, now: Date): string {
  const day = dayOf(instead);
  if (day === dayOf(now)) return `Ook vandaag om ${formatTime(instead)}.`;
  return day === dayOf(start)
    ? `Ook dezelfde dag om ${formatTime(instead)}.`
    : `Ook op ${formatMoment(instead)}.`;
}
