import { useRef } from 'react';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day-view.ts';
import { type HallPlan, placeOnPlan } from '../../domain/programme/hall-plan.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../domain/programme/reservation.ts';
import { selectionParameters } from '../../domain/programme/selection.ts';
import { formatDayCount } from '../../domain/time/format.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import { PendingBoundary } from '../../features/navigation/PendingBoundary.tsx';
import { PageStart } from '../../features/paging/Pagination.tsx';
import { usePrinting } from '../../features/print/PrintButton.tsx';
import styles from './DayBody.module.css';
import { DayList } from './DayList.tsx';
import { PreviousNextDay } from './PreviousNextDay.tsx';
import { PrintedHead } from './PrintedHead.tsx';

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
        <FilterPanel
          path={day.path}
          options={items.options}
          selection={selection}
          counts={view.counts}
          show={`Toon ${formatDayCount(page.total, view.ongoing.length)}`}
          choose={choose}
          results={found}
        />
        <div className={styles.found} ref={found}>
          <PendingBoundary
            changes={(path) => path.startsWith(`${BASE.programme}/`) && path.split('?')[0] !== day.path}
            placeholder={<CardSkeletons kind="timetable" />}
          >
            <PageStart number={page.number} count={page.count} />
            <DayList
              day={day}
              days={days}
              items={items}
              view={view}
              row={row}
              printing={printing}
              now={now}
            />
          </PendingBoundary>
        </div>
        <PreviousNextDay day={day} days={days} parameters={selectionParameters(selection)} />
      </div>
    </>
  );
}
