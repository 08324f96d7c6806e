import { formatClock } from '../../domain/time/format.ts';
import styles from './LiveClock.module.css';

/** The time in Brussels, hours and minutes large. It is not read out each second. */
export function LiveClock({ now }: { now: Date }) {
  const time = formatClock(now);
  return (
    <p className={styles.clock}>
      <time dateTime={time}>
        {time.slice(0, 5)}
        <span className={styles.seconds}>{time.slice(5)}</span>
      </time>
    </p>
  );
}
