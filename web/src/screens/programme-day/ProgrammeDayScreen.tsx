import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import { CardSkeletons } from '../../cards/skeletons/CardSkeletons.tsx';
import { type DayProgramme, dayView } from '../../domain/day-view.ts';
import { formatCount } from '../../domain/format.ts';
import { type HallPlan, placeOnPlan } from '../../domain/hall-plan.ts';
import type { FestivalDay } from '../../domain/page.ts';
import { BASE } from '../../domain/paths.ts';
import type { ProgrammeItem } from '../../domain/programme-item.ts';
import { reservationUrl } from '../../domain/reservation.ts';
import { isEmptyRichText } from '../../domain/rich-text.ts';
import { chosenCount, selectionParameters } from '../../domain/selection.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import { WhilePending } from '../../features/navigation/WhilePending.tsx';
import { usePrinting } from '../../features/print/use-printing.ts';
import { DayShelf } from '../../site/DayShelf.tsx';
import { PageTrail } from '../../site/PageTrail.tsx';
import { DayList } from './DayList.tsx';
import { DayNeighbours } from './DayNeighbours.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import styles from './ProgrammeDayScreen.module.css';

type ProgrammeDayScreenProps = {
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

/** A day of the programme: the shelf of days, what to narrow it by, what runs through it, and its timetable. */
export function ProgrammeDayScreen(props: ProgrammeDayScreenProps) {
  const { day, days, items, instead, plan, reservationUrl: url, now } = props;
  const { parameters, choose } = useSelection();
  const printing = usePrinting();
  const view = dayView(items, parameters, printing);
  const { selection } = view;
  const chosen = selectionParameters(selection);
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
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <div className={styles.trail}>
            <PageTrail path={day.path} />
          </div>
          <h1 className={styles.title}>{day.title}</h1>
          {!isEmptyRichText(day.intro) && (
            <div className={styles.intro}>
              <RichText document={day.intro} variant="plain" />
            </div>
          )}
        </div>
      </div>
      <div className={styles.strip} data-colour="red">
        <div className={styles.stripInner}>
          <DayShelf
            days={days}
            now={now}
            current={day.day}
            size="strip"
            parameters={chosen}
            counts={chosenCount(selection) > 0 ? view.perDay : undefined}
          />
        </div>
      </div>
      <PrintedHead day={day} options={items.options} selection={selection} now={now} />
      <div className={styles.body}>
        <div className={styles.filter}>
          <FilterPanel
            path={day.path}
            options={items.options}
            selection={selection}
            counts={view.counts}
            show={`Toon ${formatCount(view.page.total + view.ongoing.length).toLowerCase()}`}
            choose={choose}
          />
        </div>
        <WhilePending
          changes={(path) => path.startsWith(`${BASE.programme}/`) && path.split('?')[0] !== day.path}
          placeholder={<CardSkeletons kind="timetable" />}
        >
          <DayList
            day={day}
            days={days}
            view={view}
            options={items.options}
            row={row}
            printing={printing}
            now={now}
          />
        </WhilePending>
        <DayNeighbours day={day} days={days} parameters={chosen} />
      </div>
    </>
  );
}
