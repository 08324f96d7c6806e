import type { ListedWhen } from '../domain/events/listed-uit-event.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { dayParts } from '../domain/time/format.ts';
import styles from './DateLeaf.module.css';

/** The day to go, as a leaf of a wall calendar: for the eye only, since its row says it in full. */
export function DateLeaf({ when, now }: { when: ListedWhen; now: Date }) {
  if (when.kind === 'always') {
    return (
      <span className={styles.leaf} aria-hidden="true">
        <span className={styles.always}>alle dagen</span>
      </span>
    );
  }
  const date = when.kind === 'date' ? when.occurrence.start : when.date;
  const day = dayOf(date);
  const parts = dayParts(day);
  const year = day.slice(0, 4);
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span>{when.kind === 'date' ? parts.short : PERIOD[when.kind]}</span>
      <span className={styles.number}>{parts.date}</span>
      <span>
        {parts.month.slice(0, 3)}
        {year !== dayOf(now).slice(0, 4) && ` ${year}`}
      </span>
    </span>
  );
}

const PERIOD = { from: 'vanaf', until: 'tot en met' } as const;
