import type { RowItem } from '../domain/programme/programme-item.ts';
import { isCancelled } from '../domain/programme/status.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { formatDayButton, formatIsoInBrussels, formatTime } from '../domain/time/format.ts';
import { isMultiDay } from '../domain/time/when.ts';
import type { RowState } from './RowFacts.tsx';
import styles from './RowTime.module.css';

/** When an item of a row starts and ends, in the hours of Brussels. */
export function RowTime({ item, state }: { item: RowItem; state: RowState }) {
  const days = isMultiDay(item);
  // An item that runs for days shows its days: «10:00 tot 18:00» would be wrong for each of them.
  const moment = days ? (instant: Date) => formatDayButton(dayOf(instant)) : formatTime;
  return (
    <p
      className={styles.time}
      data-state={state}
      data-off={isCancelled(item) || undefined}
      data-days={days || undefined}
    >
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
  );
}
