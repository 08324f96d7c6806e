import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { type LiveItem, liveMoment } from '../../domain/programme/live-schedule.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import styles from './NextItems.module.css';

type NextItemsProps = {
  items: readonly LiveItem[];
  now: Date;
  /** The day they are on, where that is not today. */
  when: string | undefined;
  /** The screen names its stage itself: the titles get the room. */
  atOneStage: boolean;
};

/** Up to three items in letters that are read from ten metres: spine, time, title, and the stage largest. */
export function NextItems({ items, now, when, atOneStage }: NextItemsProps) {
  return (
    <div className={styles.next}>
      {when && <p className={styles.when}>{when}</p>}
      <ol
        role="list"
        className={styles.items}
        data-one-stage={atOneStage || undefined}
        data-counting={when === undefined || undefined}
      >
        {items.map((item) => (
          <NextItem
            key={item.uuid}
            item={item}
            moment={when ? undefined : liveMoment(item, now)}
            atOneStage={atOneStage}
          />
        ))}
      </ol>
    </div>
  );
}

/** Longer titles take three smaller lines instead of two. */
const LONG = 36;

type NextItemProps = { item: LiveItem; moment: string | undefined; atOneStage: boolean };

function NextItem({ item, moment, atOneStage }: NextItemProps) {
  const { title, byline, start, stage, category, status } = item;
  const told = status && STATUS_WORDS[status];
  const remark = told === moment ? undefined : told;
  const named = atOneStage ? undefined : stage;
  return (
    <li
      className={styles.item}
      data-off={status === 'cancelled' || undefined}
      data-long={title.length > LONG || undefined}
    >
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
          <span
            className={styles.moment}
            data-running={moment === 'nu bezig' || undefined}
            data-off={moment === 'geannuleerd' || undefined}
          >
            {moment}
          </span>
        )}
      </p>
      <h2 className={styles.title}>
        <span className={styles.words}>{title}</span>
      </h2>
      {byline && <p className={styles.byline}>{byline}</p>}
      {(named || remark) && (
        <div className={styles.where}>
          {named && <p className={styles.stage}>{named}</p>}
          {remark && <p className={styles.remark}>{remark}</p>}
        </div>
      )}
    </li>
  );
}
