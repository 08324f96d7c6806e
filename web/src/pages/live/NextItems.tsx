import {
  type LiveItem,
  liveMoment,
  livePlace,
  liveRemark,
} from '../../domain/programme/live/live-schedule.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { LiveSpine } from './LiveSpine.tsx';
import styles from './NextItems.module.css';

type NextItemsProps = {
  items: readonly LiveItem[];
  now: Date;
  /** The day of the items, if it is not today. */
  when: string | undefined;
  /** Whether the screen is for one stage. It then shows the stage's name only once, so titles get more space. */
  atOneStage: boolean;
  /** Whether an announcement occupies some of the height. Author names are then omitted. */
  isTight: boolean;
};

/** Shows the spine, time, title and stage of up to three items, legible from ten metres. */
export function NextItems({ items, now, when, atOneStage, isTight }: NextItemsProps) {
  return (
    <div className={styles.next}>
      {when && <p className={styles.when}>{when}</p>}
      <ol
        role="list"
        className={styles.items}
        data-one-stage={atOneStage || undefined}
        data-tight={isTight || undefined}
        data-count={items.length}
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

type NextItemProps = { item: LiveItem; moment: string | undefined; atOneStage: boolean };

function NextItem({ item, moment, atOneStage }: NextItemProps) {
  const { title, byline, start, category, status } = item;
  const remark = liveRemark(item, moment);
  const place = livePlace(item, atOneStage);
  return (
    <li className={styles.item} data-off={status === 'cancelled' || undefined}>
      <LiveSpine category={category} />
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
      {(place || remark) && (
        <div className={styles.where}>
          {place && <p className={styles.stage}>{place}</p>}
          {remark && <p className={styles.remark}>{remark}</p>}
        </div>
      )}
    </li>
  );
}
