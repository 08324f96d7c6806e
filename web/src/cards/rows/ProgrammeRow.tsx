import { memo } from 'react';
import { byline } from '../../domain/programme/authors/author.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { formatAges, momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { ACCESS_WORDS, isCancelled } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { boundFormat, formatIsoInBrussels, formatMoment, formatTime } from '../../domain/time/format.ts';
import { isMultiDay, isPast, isRunning } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames, VisuallyHidden } from '../../ui/styles/elements.tsx';
import { ChangedRibbon } from '../ribbons/ChangedRibbon.tsx';
import { ItemRibbons } from '../ribbons/StatusRibbons.tsx';
import whole from '../WholeCard.module.css';
import styles from './ProgrammeRow.module.css';
import facts from './RowFacts.module.css';
import { RowSpine } from './RowSpine.tsx';
import times from './RowTime.module.css';
import spined from './SpinedRow.module.css';

const ROW = classNames(whole.card, spined.row, styles.row);
const WHAT = classNames(spined.what, styles.what);
const TITLE = classNames(whole.title, spined.title, styles.title);

type ProgrammeRowProps = {
  item: RowItem;
  now: Date;
  /** Whether the item requires a reservation. */
  reservable: boolean;
  /** The address of the item's stage on the plan of the hall. */
  onPlan?: string;
  /** If the item is full or cancelled: the start of another moment of the same experience. */
  instead?: Date;
  /** The level of the row's heading. */
  level?: 3 | 4;
};

/** The state of an item at the current time. */
type RowState = 'past' | 'running' | 'coming';

/**
 * An item as a row of the timetable: spine, time and title, and below them status, place, type and other facts.
 * Memoized, because filters change the list around the row often.
 */
export const ProgrammeRow = memo(function ProgrammeRow(props: ProgrammeRowProps) {
  const { item, now, reservable, onPlan, instead, level = 3 } = props;
  const state = stateOf(item, now);
  const path = momentPath(item);
  const names = byline(item.authors);
  const notes = [instead && alternativeText(instead, item, now), item.extraInfo].filter(Boolean);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <article className={ROW} data-state={state} data-off={isCancelled(item) || undefined}>
      <RowSpine themes={item.themes} className={styles.spine} />
      <RowTime item={item} state={state} />
      <div className={WHAT}>
        <Heading className={TITLE}>{path ? <Anchor href={path}>{item.title}</Anchor> : item.title}</Heading>
        {names && <p className={styles.byline}>{names}</p>}
        {item.experience?.preview && <p className={styles.preview}>{item.experience.preview}</p>}
      </div>
      <div className={styles.foot} data-named={names !== undefined || undefined}>
        <div className={styles.line}>
          <ItemRibbons item={item} now={now} />
          <ChangedRibbon uuid={item.uuid} />
          <RowFacts item={item} state={state} reservable={reservable} onPlan={onPlan} />
          {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
        </div>
      </div>
      <SaveRibbon moment={momentToSave(item)} />
    </article>
  );
});

/** The start and end time of an item in Brussels. */
function RowTime({ item, state }: { item: RowItem; state: RowState }) {
  const moment = boundFormat(item);
  return (
    <p
      className={times.time}
      data-state={state}
      data-off={isCancelled(item) || undefined}
      data-days={isMultiDay(item) || undefined}
    >
      <time className={times.start} dateTime={formatIsoInBrussels(item.start)}>
        {moment(item.start)}
      </time>
      {item.end && (
        <span className={times.end}>
          {' tot '}
          <time dateTime={formatIsoInBrussels(item.end)}>{moment(item.end)}</time>
        </span>
      )}
    </p>
  );
}

type FactsProps = Pick<ProgrammeRowProps, 'item' | 'reservable' | 'onPlan'> & { state: RowState };

/** The facts of an item: place, type, ages, reservation and accessibility. */
function RowFacts({ item, state, reservable, onPlan }: FactsProps) {
  const place = momentPlaceOf(item);
  const access = item.access.map((one) => ACCESS_WORDS[one]);
  return (
    <ul role="list" className={facts.facts} data-state={state}>
      {place && (
        <li className={facts.place}>
          {onPlan ? (
            <Anchor href={onPlan} className={facts.plan}>
              {place}
              <VisuallyHidden>, op het plan</VisuallyHidden>
            </Anchor>
          ) : (
            place
          )}
        </li>
      )}
      {item.type && <li>{item.type.title}</li>}
      {item.ages && <li>{formatAges(item.ages)}</li>}
      {reservable && <li>met reservatie</li>}
      {access.length > 0 && (
        <li>
          <VisuallyHidden>Toegankelijk: </VisuallyHidden>
          {access.join(', ')}
        </li>
      )}
    </ul>
  );
}

function stateOf(item: RowItem, now: Date): RowState {
  if (isPast(item, now)) return 'past';
  return isRunning(item, now) && !item.ongoing && !isCancelled(item) ? 'running' : 'coming';
}

/** Formats the time of another moment: «Ook vandaag om 16:30.», «Ook op dinsdag 28 oktober om 14:00.». */
function alternativeText(instead: Date, { start }: RowItem, now: Date): string {
  const day = dayOf(instead);
  if (day === dayOf(now)) return `Ook vandaag om ${formatTime(instead)}.`;
  return day === dayOf(start)
    ? `Ook dezelfde dag om ${formatTime(instead)}.`
    : `Ook op ${formatMoment(instead)}.`;
}
