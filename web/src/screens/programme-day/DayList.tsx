import { type ReactNode, useRef } from 'react';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { PAGE_SIZE, pagePath } from '../../domain/pages/paging.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { countPerDay, type DayProgramme, type DayView } from '../../domain/programme/day-view.ts';
import { nowPath } from '../../domain/programme/programme-day.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { type Selection, selectionParameters } from '../../domain/programme/selection.ts';
import { formatCount, formatDayName } from '../../domain/time/format.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DayList.module.css';
import { OngoingItems } from './OngoingItems.tsx';
import { Timetable } from './Timetable.tsx';

type DayListProps = {
  day: FestivalDay;
  days: readonly FestivalDay[];
  items: DayProgramme;
  view: DayView;
  row: (item: ProgrammeItem) => ReactNode;
  printing: boolean;
  now: Date;
};

/** What a day has for what is chosen: how much, what of it runs through the day, and its hours. */
export function DayList({ day, days, items, view, row, printing, now }: DayListProps) {
  const { selection, page, ongoing } = view;
  const { options } = items;
  const count = useRef<HTMLParagraphElement>(null);
  const parameters = selectionParameters(selection);
  const name = formatDayName(day.day);
  const toNow = nowPath(day, view.timetable, now, PAGE_SIZE, parameters);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <p className={styles.count} role="status" ref={count} tabIndex={-1}>
          {formatCount(page.total)} op {name}
        </p>
        {toNow && (
          <Button href={toNow} icon="clock" iconFirst variant="red">
            Naar nu
          </Button>
        )}
        <PrintButton>Druk af</PrintButton>
      </div>
      <FilterChips
        path={day.path}
        options={options}
        selection={selection}
        // The link that was pressed is gone: the focus goes to what changed.
        onDrop={() => count.current?.focus({ preventScroll: true })}
      />
      <OngoingItems items={ongoing} row={row} printing={printing} />
      {page.total === 0 ? (
        <EmptyState drawing="stage" text={TEXTS.empty.timetable}>
          <RelaxFilters
            path={day.path}
            options={options}
            selection={selection}
            relaxations={view.relaxations}
            otherPages={otherDays(days, day, items, selection)}
          />
        </EmptyState>
      ) : (
        <Timetable items={page.items} day={day.day} row={row} />
      )}
      <Pagination
        path={day.path}
        number={page.number}
        count={page.count}
        parameters={parameters}
        label={`Bladzijden van ${name}`}
      />
    </div>
  );
}

/** The other days that have something of what is chosen. */
function otherDays(
  days: readonly FestivalDay[],
  day: FestivalDay,
  items: DayProgramme,
  selection: Selection,
) {
  const counts = countPerDay(items, selection);
  return days.flatMap((other) => {
    const count = other.day === day.day ? undefined : counts.get(other.day);
    if (!count) return [];
    const href = pagePath(other.path, 1, selectionParameters(selection));
    return [{ href, label: `Wel op ${formatDayName(other.day)}`, count }];
  });
}
