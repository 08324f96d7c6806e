import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { PAGE_SIZE, pagePath } from '../../domain/pages/paging.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { dayNow, nowPath } from '../../domain/programme/day-now.ts';
import { countPerDay, type DayProgramme, type DayView } from '../../domain/programme/day-view.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { type Selection, selectionParameters } from '../../domain/programme/selection.ts';
import { formatCount, formatDayName } from '../../domain/time/format.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DayList.module.css';
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
  const around = dayNow(day.day, view.timetable, now, PAGE_SIZE);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <p className={styles.count} role="status" ref={count} tabIndex={-1}>
          {formatCount(page.total)} op {name}
        </p>
        {around && (
          <Button href={nowPath(day.path, around, parameters)} icon="clock" iconFirst variant="red">
            Wat is er nu?
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
        <Timetable items={page.items} day={day.day} row={row} around={around} now={now} />
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

type OngoingItemsProps = {
  items: readonly ProgrammeItem[];
  row: (item: ProgrammeItem) => ReactNode;
  /** Open while the page is printed, and afterwards as it was. */
  printing: boolean;
};

/** What runs through the day, in a drawer: it never stands between the hours. */
function OngoingItems({ items, row, printing }: OngoingItemsProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const element = drawer.current;
    if (!printing || element === null) return;
    const wasOpen = element.open;
    element.open = true;
    return () => {
      element.open = wasOpen;
    };
  }, [printing]);
  return (
    <details className={styles.drawer} ref={drawer}>
      <summary className={styles.summary}>
        <h2>
          {TEXTS.ongoing} <span className={styles.ongoingCount}>({items.length})</span>
        </h2>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      {items.length === 0 ? (
        <p className={styles.empty}>{TEXTS.empty.ongoing}</p>
      ) : (
        <ul role="list" className={styles.ongoing}>
          {items.map((item) => (
            <li key={item.uuid}>{row(item)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
