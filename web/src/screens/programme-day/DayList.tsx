import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { nowPath } from '../../domain/programme/day-now.ts';
import type { DayView } from '../../domain/programme/day-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { type FilterOptions, type Selection, selectionParameters } from '../../domain/programme/selection.ts';
import { formatCount, formatDayName } from '../../domain/time/format.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import type { ShelvedDay } from '../../layout/DayShelf.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DayList.module.css';
import { Timetable } from './Timetable.tsx';

type DayListProps = {
  day: Pick<FestivalDay, 'path' | 'day'>;
  days: readonly ShelvedDay[];
  options: FilterOptions;
  /** What is chosen. */
  selection: Selection;
  /** What there is of it, or of what was chosen before. */
  view: DayView;
  row: (item: RowItem) => ReactNode;
  printing: boolean;
  /** Whether what there is of it is still on its way. */
  isWaiting: boolean;
  /** Settles when all items are here that a printed list needs. */
  ready: () => Promise<void>;
  now: Date;
};

/** What a list says that is on its way. */
export const WAIT = 'Even geduld…';

/** What a day has for what is chosen: how much, what of it runs through the day, and its hours. */
export function DayList(props: DayListProps) {
  const { day, days, options, selection, view, row, printing, isWaiting, ready, now } = props;
  const { page, ongoing, around } = view;
  const count = useRef<HTMLParagraphElement>(null);
  const parameters = selectionParameters(selection);
  const name = formatDayName(day.day);
  return (
    <div className={styles.list} aria-busy={isWaiting || undefined}>
      <div className={styles.tools}>
        <p className={styles.count} role="status" ref={count} tabIndex={-1}>
          {isWaiting ? WAIT : `${formatCount(page.total)} op ${name}`}
        </p>
        {around && (
          <Button href={nowPath(day.path, around, parameters)} icon="clock" iconFirst variant="red">
            Wat is er nu?
          </Button>
        )}
        <PrintButton ready={ready}>Druk af</PrintButton>
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
            otherPages={otherDays(days, day, view)}
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
  days: readonly ShelvedDay[],
  day: Pick<FestivalDay, 'day'>,
  { perDay, selection }: DayView,
) {
  return days.flatMap((other) => {
    const count = other.day === day.day ? undefined : perDay.get(other.day);
    if (!count) return [];
    const href = pagePath(other.path, 1, selectionParameters(selection));
    return [{ href, label: `Wel op ${formatDayName(other.day)}`, count }];
  });
}

type OngoingItemsProps = {
  items: readonly RowItem[];
  row: (item: RowItem) => ReactNode;
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
