import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { type LiveItem, liveMoment } from '../../domain/programme/live-schedule.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import styles from './NextSignings.module.css';

type NextSigningsProps = { items: readonly LiveItem[]; now: Date };

/** Up to four who sign, now and soon: when, who, and at which table, as large as the names of stages. */
export function NextSignings({ items, now }: NextSigningsProps) {
  return (
    <div className={styles.board}>
      <h2 className={styles.heading}>Wie signeert waar</h2>
      <ol role="list" className={styles.rows}>
        {items.map((item) => (
          <NextSigning key={item.uuid} item={item} moment={liveMoment(item, now)} />
        ))}
      </ol>
    </div>
  );
}

/** Longer names are a little smaller, so that two authors stand on one line. */
const LONG = 26;

function NextSigning({ item, moment }: { item: LiveItem; moment: string | undefined }) {
  const { title, byline, start, stage, category, status, signing } = item;
  const who = byline ?? title;
  const told = status && STATUS_WORDS[status] !== moment ? STATUS_WORDS[status] : undefined;
  const spot = signing?.spot ?? stage;
  return (
    <li className={styles.row} data-off={status === 'cancelled' || undefined}>
      <span
        className={styles.spine}
        data-colour={category ? CATEGORIES[category] : 'grey'}
        aria-hidden="true"
      >
        <CategoryIcon category={category} />
      </span>
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
        {(told || byline) && (
          <p className={styles.title}>
            {told && <strong>{told}</strong>}
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
