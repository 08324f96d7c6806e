import type { ReactNode } from 'react';
import { hourAnchor } from '../../domain/pages/paths.ts';
import { hourOf } from '../../domain/programme/programme-day.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { Day } from '../../domain/time/brussels.ts';
import styles from './Timetable.module.css';

type TimetableProps = { items: readonly ProgrammeItem[]; day: Day; row: (item: ProgrammeItem) => ReactNode };

/** Items in the rhythm of the hours: a heading per hour, and a real list under it. */
export function Timetable({ items, day, row }: TimetableProps) {
  return (
    <div className={styles.timetable}>
      {byHour(items).map(({ hour, items: inHour }) => (
        <section key={hour} className={styles.hour} aria-labelledby={hourAnchor(day, hour)}>
          <h2 id={hourAnchor(day, hour)} className={styles.heading}>
            {Number(hour.slice(0, 2))} u
          </h2>
          <ol role="list" className={styles.rows}>
            {inHour.map((item) => (
              <li key={item.uuid}>{row(item)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Consecutive items with the same hour in Brussels. The repeated hour of 26 October is one heading. */
function byHour(items: readonly ProgrammeItem[]): { hour: string; items: ProgrammeItem[] }[] {
  const groups: { hour: string; items: ProgrammeItem[] }[] = [];
  for (const item of items) {
    const hour = hourOf(item);
    const last = groups.at(-1);
    if (last?.hour === hour) last.items.push(item);
    else groups.push({ hour, items: [item] });
  }
  return groups;
}
