import type { ReactNode } from 'react';
import { Rows } from '../../cards/rows/Row.tsx';
import { hourAnchor } from '../../domain/pages/paths.ts';
import type { HourGroup } from '../../domain/programme/day/day-hours.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { usePreservedFocus } from '../../features/renewal/use-preserved-focus.ts';
import styles from './Timetable.module.css';

type TimetableProps = {
  groups: readonly HourGroup[];
  day: Day;
  row: (item: RowItem) => ReactNode;
  /** Distinguishes the ids of continued hours from those of another timetable of the page. */
  part?: string;
};

/** Items by hour: a heading (repeated if the hour continues on the next page) and a list for each hour. */
export function Timetable({ groups, day, row, part = '' }: TimetableProps) {
  return (
    <div className={styles.timetable}>
      {groups.map(({ page, hour, items, continued }) => {
        const id = `${hourAnchor(day, hour)}${continued ? `-${part}${page}` : ''}`;
        return (
          <section key={id} className={styles.hour} aria-labelledby={id} data-page={page}>
            <h2 id={id} className={styles.heading}>
              {`${Number(hour.slice(0, 2))} u`}
              {continued && <span className={styles.continued}> (vervolg)</span>}
            </h2>
            <Rows>
              {items.map((item) => (
                <HourRow key={item.uuid} item={item} row={row} />
              ))}
            </Rows>
          </section>
        );
      })}
    </div>
  );
}

function HourRow({ item, row }: Pick<TimetableProps, 'row'> & { item: RowItem }) {
  return <li ref={usePreservedFocus(item.uuid)}>{row(item)}</li>;
}
