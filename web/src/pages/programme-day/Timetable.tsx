import type { ReactNode } from 'react';
import { hourAnchor } from '../../domain/pages/paths.ts';
import { hourGroups, type ListedHour } from '../../domain/programme/day/day-hours.ts';
import { type DayNow, NOW_ANCHOR, timeLeft } from '../../domain/programme/day/day-now.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { formatCount } from '../../domain/time/format.ts';
import { usePreservedFocus } from '../../features/renewal/use-preserved-focus.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Timetable.module.css';

type TimetableProps = {
  items: readonly RowItem[];
  day: Day;
  /** `from`: the first page shown. `size`: the number of items per page. */
  from: number;
  size: number;
  hours: readonly ListedHour[];
  row: (item: RowItem) => ReactNode;
  /** The position of the current time in the list. The position may be on another page of the list. */
  around?: DayNow;
  now: Date;
};

/** Items by hour: a heading (repeated if the hour continues on the next page) and a list for each hour. */
export function Timetable({ items, day, from, size, hours, row, around, now }: TimetableProps) {
  return (
    <div className={styles.timetable}>
      {hourGroups(items, from, size, hours).map(({ page, hour, items: inHour, continued }) => {
        const id = `${hourAnchor(day, hour)}${continued ? `-${page}` : ''}`;
        return (
          <section key={id} className={styles.hour} aria-labelledby={id} data-page={page}>
            <h2 id={id} className={styles.heading}>
              {`${Number(hour.slice(0, 2))} u`}
              {continued && <span className={styles.continued}> (vervolg)</span>}
            </h2>
            <ol role="list" className={styles.rows}>
              {inHour.map((item) => (
                <HourRow
                  key={item.uuid}
                  item={item}
                  running={item.uuid === around?.next ? around.running : undefined}
                  row={row}
                  now={now}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

type HourRowProps = Pick<TimetableProps, 'row' | 'now'> & {
  item: RowItem;
  /** The running items, shown above the first item that visitors can still join. */
  running: readonly RowItem[] | undefined;
};

function HourRow({ item, running, row, now }: HourRowProps) {
  return (
    <li ref={usePreservedFocus(item.uuid)} id={running && NOW_ANCHOR} className={running && styles.now}>
      {running && <RunningItems items={running} now={now} />}
      {row(item)}
    </li>
  );
}

/** The running items, with remaining time and place, collapsed above the first item that visitors can still join. */
function RunningItems({ items, now }: { items: readonly RowItem[]; now: Date }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.running} data-colour="pink">
      <summary className={styles.summary}>
        <span>{`Nu bezig: ${formatCount(items.length)}`}</span>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      <ul role="list" className={styles.still}>
        {items.map((item) => (
          <li key={item.uuid}>
            <RunningItem item={item} now={now} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RunningItem({ item, now }: { item: RowItem; now: Date }) {
  const path = momentPath(item);
  const left = timeLeft(item, now);
  const place = momentPlaceOf(item);
  return (
    <>
      {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
      {place && ` · ${place}`}
      {left && <strong className={styles.left}>{` · ${left}`}</strong>}
    </>
  );
}
