import { type LiveItem, liveMoment, liveRemark } from '../../domain/programme/live/live-schedule.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { LiveSpine } from './LiveSpine.tsx';
import styles from './NextSignings.module.css';

type NextSigningsProps = {
  items: readonly LiveItem[];
  now: Date;
  /** Whether an announcement occupies some of the height. If so, only the time, the name and the table are shown. */
  isTight: boolean;
};

/** Up to three current and upcoming signings: time, author, and the table in letters as large as a stage's name. */
export function NextSignings({ items, now, isTight }: NextSigningsProps) {
  return (
    <div className={styles.board} data-tight={isTight || undefined}>
      <h2 className={styles.heading}>Wie signeert waar</h2>
      <ol role="list" className={styles.rows}>
        {items.map((item) => (
          <NextSigning key={item.uuid} item={item} moment={liveMoment(item, now)} />
        ))}
      </ol>
    </div>
  );
}

/** Names with more characters than this use a smaller font, so that two authors fit on one line. */
const LONG = 26;

function NextSigning({ item, moment }: { item: LiveItem; moment: string | undefined }) {
  const { title, byline, start, stage, category, status, signing } = item;
  const who = byline ?? title;
  const remark = liveRemark(item, moment);
  const spot = signing?.spot ?? stage;
  return (
    <li className={styles.row} data-off={status === 'cancelled' || undefined}>
      <LiveSpine category={category} />
      <p className={styles.time}>
        <time dateTime={formatIsoInBrussels(start)}>{formatTime(start)}</time>
        {moment && (
          <span className={styles.moment} data-running={moment === 'nu bezig' || undefined}>
            {moment}
          </span>
        )}
      </p>
      <div className={styles.what}>
        <h3 className={styles.who} data-long={who.length > LONG || undefined}>
          {who}
        </h3>
        {(remark || byline) && (
          <p className={styles.title}>
            {remark && <strong>{remark}</strong>}
            {byline && <span>{title}</span>}
          </p>
        )}
      </div>
      <div className={styles.where}>
        {spot && <p className={styles.spot}>{spot}</p>}
        {spot !== stage && <p className={styles.stage}>{stage}</p>}
      </div>
    </li>
  );
}
