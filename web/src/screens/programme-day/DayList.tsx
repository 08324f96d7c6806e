import { type ReactNode, useRef } from 'react';
import type { DayView } from '../../domain/day-view.ts';
import { formatCount, formatDayName } from '../../domain/format.ts';
import { nowPath } from '../../domain/jump-to-now.ts';
import type { FestivalDay } from '../../domain/page.ts';
import { PAGE_SIZE, pagePath } from '../../domain/paging.ts';
import type { ProgrammeItem } from '../../domain/programme-item.ts';
import { type FilterOptions, selectionParameters } from '../../domain/selection.ts';
import { TEXTS } from '../../domain/texts.ts';
import { FilterChips } from '../../features/filter/FilterChips.tsx';
import { WaysOut } from '../../features/filter/WaysOut.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../site/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DayList.module.css';
import { OngoingItems } from './OngoingItems.tsx';
import { Timetable } from './Timetable.tsx';

type DayListProps = {
  day: FestivalDay;
  days: readonly FestivalDay[];
  view: DayView;
  options: FilterOptions;
  row: (item: ProgrammeItem) => ReactNode;
  printing: boolean;
  now: Date;
};

/** What a day has for what is chosen: how much, what of it runs through the day, and its hours. */
export function DayList({ day, days, view, options, row, printing, now }: DayListProps) {
  const { selection, page, ongoing, perDay } = view;
  const count = useRef<HTMLParagraphElement>(null);
  const parameters = selectionParameters(selection);
  const name = formatDayName(day.day);
  const toNow = nowPath(day, view.timetable, now, PAGE_SIZE, parameters);
  const elsewhere = days
    .filter((other) => other.day !== day.day && perDay.get(other.day))
    .map((other) => ({
      href: pagePath(other.path, 1, parameters),
      label: `Wel op ${formatDayName(other.day)}`,
      count: perDay.get(other.day) ?? 0,
    }));
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
          <WaysOut
            path={day.path}
            options={options}
            selection={selection}
            waysOut={view.waysOut}
            elsewhere={elsewhere}
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
