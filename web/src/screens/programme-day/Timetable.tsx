import type { ReactNode } from 'react';
import { hourAnchor } from '../../domain/pages/paths.ts';
import { type DayNow, NOW_ANCHOR, timeLeft } from '../../domain/programme/day-now.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { hourOf } from '../../domain/programme/programme-day.ts';
import { momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { formatCount } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Timetable.module.css';

type TimetableProps = {
  items: readonly RowItem[];
  day: Day;
  row: (item: RowItem) => ReactNode;
  /** Where the whole list has come to. */
  around?: DayNow;
  now: Date;
};

/** Items in the rhythm of the hours: a heading per hour, and a real list under it. */
export function Timetable({ items, day, row, around, now }: TimetableProps) {
  return (
    <div className={styles.timetable}>
      {byHour(items).map(({ hour, items: inHour }) => (
        <section key={hour} className={styles.hour} aria-labelledby={hourAnchor(day, hour)}>
          <h2 id={hourAnchor(day, hour)} className={styles.heading}>
            {Number(hour.slice(0, 2))} u
          </h2>
          <ol role="list" className={styles.rows}>
            {inHour.map((item) =>
              item.uuid === around?.next ? (
                <li key={item.uuid} id={NOW_ANCHOR} className={styles.now}>
                  <RunningItems items={around.running} now={now} />
                  {row(item)}
                </li>
              ) : (
                <li key={item.uuid}>{row(item)}</li>
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What is going on, folded above the first item that one can still join: how long each still is, and where. */
function RunningItems({ items, now }: { items: readonly RowItem[]; now: Date }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.running} data-colour="pink">
      <summary className={styles.summary}>
        <span>Nu bezig: {formatCount(items.length)}</span>
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
      {left && <strong className={styles.left}> · {left}</strong>}
    </>
  );
}

/** Consecutive items with the same hour in Brussels. The repeated hour of 26 October is one heading. */
function byHour(items: readonly RowItem[]): { hour: string; items: RowItem[] }[] {
  const groups: { hour: string; items: RowItem[] }[] = [];
  for (const item of items) {
    const hour = hourOf(item);
    const last = groups.at(-1);
    if (last?.hour === hour) last.items.push(item);
    else groups.push({ hour, items: [item] });
  }
  return groups;
}
