import { Suspense, useRef } from 'react';
import { fetchedSkeletons } from '../../cards/fetched-skeletons.tsx';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day-view.ts';
import { type HallPlan, placeOnPlan } from '../../domain/programme/hall-plan.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../domain/programme/reservation.ts';
import {
  FILTER_GROUPS,
  type FilterOptions,
  type Selection,
  selectionParameters,
} from '../../domain/programme/selection.ts';
import { formatDayCount, formatDayName, formatFullDate, formatTime } from '../../domain/time/format.ts';
import { titleOf } from '../../features/filter/FilterChips.tsx';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import { PendingBoundary } from '../../features/navigation/PendingBoundary.tsx';
import { PageStart } from '../../features/paging/Pagination.tsx';
import { usePrinting } from '../../features/print/PrintButton.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DayBody.module.css';
import { DayList } from './DayList.tsx';

export type DayBodyProps = {
  day: FestivalDay;
  days: readonly FestivalDay[];
  items: DayProgramme;
  /** By uuid, when else something can be seen that is full or off. */
  instead: Readonly<Record<string, Date>>;
  /** The plan of the hall, when there is one. */
  plan?: HallPlan;
  /** The address of the reservation system, when there is one. */
  reservationUrl?: string;
  now: Date;
};

/** What a tick changes: what to narrow the day by, and what it has of that, on the screen and on paper. */
export function DayBody({ day, days, items, instead, plan, reservationUrl: url, now }: DayBodyProps) {
  const { parameters, choose } = useSelection();
  const printing = usePrinting();
  const found = useRef<HTMLDivElement>(null);
  const view = dayView(items, parameters, printing);
  const { selection, page } = view;
  const row = (item: ProgrammeItem) => (
    <ProgrammeRow
      item={item}
      now={now}
      reservable={reservationUrl(item, url, now) !== undefined}
      onPlan={placeOnPlan(plan, item.location?.slug)}
      instead={instead[item.uuid]}
    />
  );
  return (
    <>
      <PrintedHead day={day} options={items.options} selection={selection} now={now} />
      <div className={styles.body}>
        <Suspense>
          <FilterPanel
            path={day.path}
            options={items.options}
            selection={selection}
            counts={view.counts}
            show={`Toon ${formatDayCount(page.total, view.ongoing.length)}`}
            choose={choose}
            results={found}
          />
        </Suspense>
        <div className={styles.found} ref={found}>
          <PendingBoundary
            placeholder={(path) =>
              path.startsWith(`${BASE.programme}/`) &&
              path.split('?')[0] !== day.path &&
              fetchedSkeletons('timetable')
            }
          >
            <PageStart number={page.number} count={page.count} />
            <Suspense>
              <DayList
                day={day}
                days={days}
                items={items}
                view={view}
                row={row}
                printing={printing}
                now={now}
              />
            </Suspense>
          </PendingBoundary>
        </div>
        <PreviousNextDay day={day} days={days} parameters={selectionParameters(selection)} />
      </div>
    </>
  );
}

type PrintedHeadProps = { day: FestivalDay; options: FilterOptions; selection: Selection; now: Date };

/** On paper only: which day, narrowed by what, and how old it is. */
function PrintedHead({ day, options, selection, now }: PrintedHeadProps) {
  const chosen = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => titleOf(options, group, slug)),
  );
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.day}>{day.title}</p>
      <p>
        Boektopia{chosen.length > 0 && ` · ${TEXTS.filter}: ${chosen.join(', ')}`} · Stand van{' '}
        {formatFullDate(now)}, {formatTime(now)}
      </p>
    </div>
  );
}

type PreviousNextDayProps = { day: FestivalDay; days: readonly FestivalDay[]; parameters: URLSearchParams };

/** The day before and the day after, at the foot of a day; what is chosen goes along. */
function PreviousNextDay({ day, days, parameters }: PreviousNextDayProps) {
  const index = days.findIndex(({ uuid }) => uuid === day.uuid);
  const [before, after] = [days[index - 1], days[index + 1]];
  return (
    <nav className={styles.neighbours} aria-label="Vorige en volgende dag">
      {before && (
        <Anchor href={pagePath(before.path, 1, parameters)} rel="prev">
          <Icon name="arrow-left" />
          {formatDayName(before.day)}
        </Anchor>
      )}
      {after && (
        <Anchor className={styles.after} href={pagePath(after.path, 1, parameters)} rel="next">
          {formatDayName(after.day)}
          <Icon name="arrow-right" />
        </Anchor>
      )}
    </nav>
  );
}
