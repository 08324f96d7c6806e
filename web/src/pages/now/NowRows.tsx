import { ChangedRibbon } from '../../cards/ribbons/ChangedRibbon.tsx';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { RowSpine } from '../../cards/rows/RowSpine.tsx';
import spined from '../../cards/rows/SpinedRow.module.css';
import whole from '../../cards/WholeCard.module.css';
import { byline } from '../../domain/programme/authors/author.ts';
import { placeOnPlan } from '../../domain/programme/hall-plan.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import type { NowEntry } from '../../domain/programme/now/now-answer.ts';
import { formatAges, momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../domain/programme/reservation.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { boundFormat, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames, VisuallyHidden } from '../../ui/styles/elements.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowRows.module.css';

type NowRowsProps = Pick<HallProps, 'plan' | 'reservationUrl' | 'now' | 'saved'> & {
  entries: readonly NowEntry<RowItem>[];
};

/** The entries of an answer, in its order. */
export function NowRows({ entries, ...props }: NowRowsProps) {
  return (
    <ol role="list" className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.item.uuid}>
          <NowRow {...props} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

type NowRowProps = Omit<NowRowsProps, 'entries'> & { entry: NowEntry<RowItem> };

function NowRow({ entry, plan, reservationUrl: url, now, saved }: NowRowProps) {
  const { item, clash } = entry;
  const path = momentPath(item);
  const names = byline(item.authors);
  const moment = momentToSave(item);
  return (
    <article
      className={classNames(whole.card, spined.row, styles.row)}
      data-off={isCancelled(item) || undefined}
      data-saved={saved?.some(({ id }) => id === moment.id) || undefined}
    >
      <RowSpine themes={item.themes} className={styles.spine} />
      <Times item={item} />
      <div className={classNames(spined.what, styles.what)}>
        <ItemRibbons item={item} now={now} saysNow={false} />
        <ChangedRibbon uuid={item.uuid} />
        <h3 className={classNames(whole.title, spined.title, styles.title)}>
          {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
        </h3>
        {names && <p className={styles.names}>{names}</p>}
        <Facts entry={entry} plan={plan} isReserved={reservationUrl(item, url, now) !== undefined} />
        {clash && (
          <p className={styles.facts}>{`Op je stapel: ‘${clash.title}’ om ${formatTime(clash.start)}`}</p>
        )}
      </div>
      <SaveRibbon moment={moment} />
    </article>
  );
}

function Times({ item }: { item: RowItem }) {
  const moment = boundFormat(item);
  return (
    <p className={styles.time}>
      <time dateTime={formatIsoInBrussels(item.start)} className={styles.start}>
        {moment(item.start)}
      </time>
      {item.end && (
        <span className={styles.end}>
          {' tot '}
          <time dateTime={formatIsoInBrussels(item.end)}>{moment(item.end)}</time>
        </span>
      )}
    </p>
  );
}

type FactsProps = Pick<NowRowProps, 'entry' | 'plan'> & {
  /** Whether visitors need a reservation. */
  isReserved: boolean;
};

/** The place, the walk from the visitor's stage, the ages, the type and the state. */
function Facts({ entry: { item, walk, words }, plan, isReserved }: FactsProps) {
  const place = momentPlaceOf(item);
  const onPlan = placeOnPlan(plan, item);
  return (
    <ul role="list" className={styles.facts}>
      {place && (
        <li className={styles.place}>
          <Anchor href={onPlan}>
            {place}
            {onPlan && <VisuallyHidden>, op het plan</VisuallyHidden>}
          </Anchor>
        </li>
      )}
      {walk !== undefined && <li>{walk === 0 ? 'hier' : `${walk} min wandelen`}</li>}
      {item.ages && <li>{formatAges(item.ages)}</li>}
      {item.type && <li>{item.type.title}</li>}
      {isReserved && <li>met reservatie</li>}
      <li className={styles.words} data-ticking>
        {words}
      </li>
    </ul>
  );
}
