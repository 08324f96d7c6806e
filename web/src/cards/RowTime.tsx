import type { RowItem } from '../domain/programme/programme-item.ts';
import { isCancelled } from '../domain/programme/status.ts';
import { boundFormat, formatIsoInBrussels } from '../domain/time/format.ts';
import { isMultiDay } from '../domain/time/when.ts';
import type { RowState } from './RowFacts.tsx';
import styles from './RowTime.module.css';

/** When an item of a row starts and ends, in the hours of Brussels. */
export function RowTime({ item, state }: { item: RowItem; state: RowState }) {
  const moment = boundFormat(item);
  return (
    <p
      className={styles.time}
      data-state={state}
      data-off={isCancelled(item) || undefined}
      data-days={isMultiDay(item) || undefined}
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
