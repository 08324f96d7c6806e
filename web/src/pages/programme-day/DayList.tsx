import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TimetableSkeleton } from '../../cards/TimetableSkeleton.tsx';
import { KEEP_ME_POSTED } from '../../domain/edition/season-buttons.ts';
import { displayedAs, withPast } from '../../domain/pages/day-display.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { PAGE_SIZE, pagePath } from '../../domain/pages/paging.ts';
import { NEWSLETTER } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { hourGroups, pastGroups } from '../../domain/programme/day/day-hours.ts';
import type { DayView } from '../../domain/programme/day/day-view.ts';
import {
  type FilterOptions,
  type Selection,
  selectionParameters,
} from '../../domain/programme/filter/selection.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { NextPage, PreviousPage } from '../../features/paging/MorePages.tsx';
import { useMoreShown } from '../../features/paging/use-more-shown.ts';
import { changeAddress } from '../../islands/address.ts';
import type { ShelvedDay } from '../../layout/DayShelf.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PastFold } from '../../layout/PastFold.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './DayList.module.css';
import { HourRail } from './HourRail.tsx';
import { Timetable } from './Timetable.tsx';

/** The id of an empty element after the content of the first viewport. Browsers paint once that element has arrived. */
export const FIRST_VIEW = 'eerste-scherm';

type DayListProps = {
  day: Pick<FestivalDay, 'path' | 'day'>;
  days: readonly ShelvedDay[];
  options: FilterOptions;
  selection: Selection;
  /** The view of the selection; while that view loads, the view of the previous selection. */
  view: DayView;
  /** The grid to show instead of the timetable, if the visitor chose the grid and the window is wide enough. */
  grid?: ReactNode;
  row: (item: RowItem) => ReactNode;
  printing: boolean;
  /** `isWaiting`: whether the items are loading. `isStale`: whether the view still shows the previous selection. */
  isWaiting: boolean;
  isStale: boolean;
  /** Extends the list upwards, so that it starts with page `from`. */
  showFrom: (from: number) => void;
  onDrop: () => void;
  now: Date;
};

/** Renders the items of a day that match the filters: ongoing items, then the timetable by hour. */
export function DayList(props: DayListProps) {
  const {
    day,
    days,
    options,
    selection,
    view,
    grid,
    row,
    printing,
    isWaiting,
    isStale,
    showFrom,
    onDrop,
    now,
  } = props;
  const { page, ongoing, past, from, total } = view;
  const parameters = selectionParameters(selection);
  const listed = withPast(parameters, past?.isOpen ?? false);
  const groups = hourGroups(page.items, from, printing ? total : PAGE_SIZE, view.hours);
  const shown = past?.isOpen ? pastGroups(groups, now) : { past: [], rest: groups };
  const opened = pagePath(day.path, 1, withPast(parameters, true));
  const asGrid = grid !== undefined;
  const more = useMoreShown(from, page.number);
  return (
    <div className={styles.list} aria-busy={isWaiting || undefined}>
      <OngoingItems items={ongoing} row={row} printing={printing} />
      {/* The browser's first paint waits until the content above this element has arrived (`rel="expect"`). */}
      <template id={FIRST_VIEW} />
      {!isStale && total > 0 && grid}
      {isStale ? (
        <TimetableSkeleton />
      ) : view.isAwaited ? (
        <EmptyState drawing="stage" text={`Het programma van ${formatDayName(day.day)} volgt nog.`}>
          <Button href={NEWSLETTER}>{KEEP_ME_POSTED.label}</Button>
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState drawing="stage" text={TEXTS.empty.timetable}>
          <RelaxFilters
            path={day.path}
            options={options}
            selection={selection}
            asGrid={asGrid}
            relaxations={view.relaxations}
            otherPages={otherDays(days, day, view, asGrid)}
            onDrop={onDrop}
          />
        </EmptyState>
      ) : (
        <div className={styles.hours}>
          <HourRail
            day={day}
            hours={view.hours}
            shown={{ from, to: page.number }}
            parameters={listed}
            now={now}
          />
          <div className={styles.listed} ref={more.list}>
            {past && (
              <div className={from === 1 ? styles.fold : undefined}>
                <PastFold
                  count={past.count}
                  isOpen={past.isOpen}
                  toggled={(isOpen) => changeAddress(pagePath(day.path, 1, withPast(parameters, isOpen)))}
                >
                  {past.isOpen ? (
                    <Timetable groups={shown.past} day={day.day} row={row} part="voorbij-" />
                  ) : (
                    <Anchor href={opened} keepScroll>
                      Toon de dag vanaf het begin
                    </Anchor>
                  )}
                </PastFold>
              </div>
            )}
            <PreviousPage
              path={day.path}
              parameters={listed}
              from={from}
              show={() => {
                more.ask('previous');
                showFrom(from - 1);
              }}
            />
            <Timetable groups={shown.rest} day={day.day} row={row} />
            <NextPage
              {...page}
              path={day.path}
              parameters={listed}
              from={from}
              label={`Bladzijden van ${formatDayName(day.day)}`}
              onShow={() => more.ask('next')}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function otherDays(
  days: readonly ShelvedDay[],
  day: Pick<FestivalDay, 'day'>,
  { perDay, selection }: DayView,
  asGrid: boolean,
) {
  return days.flatMap((other) => {
    const count = other.day === day.day ? undefined : perDay.get(other.day);
    if (!count) return [];
    const href = pagePath(other.path, 1, displayedAs(selectionParameters(selection), asGrid));
    return [{ href, label: `Wel op ${formatDayName(other.day)}`, count }];
  });
}

type OngoingItemsProps = {
  items: readonly RowItem[];
  row: (item: RowItem) => ReactNode;
  /** Whether the page is being printed. The drawer is open during that time. */
  printing: boolean;
};

/** Items that last all day, in a drawer instead of between the hours. */
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
          {TEXTS.ongoing} <span className={styles.ongoingCount}>{`(${items.length})`}</span>
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
