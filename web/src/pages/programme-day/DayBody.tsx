import { useRef } from 'react';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { displayedAs, requestsGrid } from '../../domain/pages/day-display.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { DayView } from '../../domain/programme/day/day-view.ts';
import {
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  selectionParameters,
  titleOf,
} from '../../domain/programme/filter/selection.ts';
import { selectionTitle } from '../../domain/programme/filter/selection-title.ts';
import { type HallPlan, placeOnPlan } from '../../domain/programme/hall-plan.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { nextAlternative, reservationUrl } from '../../domain/programme/reservation.ts';
import {
  formatCount,
  formatDayCount,
  formatDayName,
  formatFullDate,
  formatTime,
} from '../../domain/time/format.ts';
import { FilterChips } from '../../features/filter/FilterChips.tsx';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useDayView } from '../../features/filter/use-day-view.ts';
import { useSelection } from '../../features/filter/use-selection.ts';
import { useLinksInPlace } from '../../features/navigation/use-links-in-place.ts';
import { PageStart } from '../../features/paging/Pagination.tsx';
import { useShownFrom } from '../../features/paging/use-shown-from.ts';
import { usePrinting } from '../../features/print/PrintButton.tsx';
import { ShareSelection } from '../../features/share/ShareSelection.tsx';
import type { ShelvedDay } from '../../layout/DayShelf.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './DayBody.module.css';
import { DayDisplay } from './DayDisplay.tsx';
import { DayFoot } from './DayFoot.tsx';
import { DayList } from './DayList.tsx';
import { DayTools } from './DayTools.tsx';
import { LaterGrid } from './grid/LaterGrid.tsx';

export type DayBodyProps = {
  day: Pick<FestivalDay, 'path' | 'day' | 'title'>;
  days: readonly ShelvedDay[];
  view: DayView;
  options: FilterOptions;
  /** Filter groups that cannot narrow the day. */
  idle?: readonly FilterGroup[];
  plan?: HallPlan;
  reservationUrl?: string;
  /** Whether the day belongs to an edition that is not current. */
  isOfOtherEdition?: boolean;
  site: { origin: string };
  now: Date;
};

/** The parts that depend on the filter: the filter panel and the list, on screen and in print. */
export function DayBody(props: DayBodyProps) {
  const { day, days, options, idle, plan, reservationUrl: url, site, now } = props;
  const { parameters, choose } = useSelection();
  const printing = usePrinting();
  const found = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { from, showFrom } = useShownFrom(pageNumber(parameters.get(QUERY.page)));
  const isGridRequested = requestsGrid(parameters);
  const requested = { printing: printing && !isGridRequested, from };
  const { selection, view, isWaiting, isStale, prepare, ready } = useDayView(props, parameters, requested);
  const { whole, total, isUnderWay } = view;
  const isGrid = isGridRequested && whole !== undefined;
  const followInPlace = useLinksInPlace();
  const chosen = displayedAs(selectionParameters(selection), isGridRequested);
  const title = selectionTitle(selection, options, day.day);
  // Focus the status line, because the clicked link disappears.
  const onDrop = () => status.current?.focus({ preventScroll: true });
  const row = (item: RowItem) => (
    <ProgrammeRow
      item={item}
      now={now}
      reservable={reservationUrl(item, url, now) !== undefined}
      onPlan={placeOnPlan(plan, item)}
      instead={nextAlternative(item, now)}
    />
  );
  return (
    <>
      <PrintedHead day={day} options={options} view={view} site={site} now={now} />
      {/* biome-ignore lint/a11y: handles clicks on links, which keys trigger too. */}
      <div className={styles.body} data-grid={isGrid || undefined} onClick={followInPlace}>
        <div className={styles.found} id="lijst" ref={found}>
          {isUnderWay && (
            <Anchor className={styles.now} href={BASE.now} data-colour="pink">
              <span>Zie wat er nu loopt en straks begint</span> <Icon name="arrow-right" />
            </Anchor>
          )}
          <PageStart number={view.from} count={view.page.count} />
          <DayList
            day={day}
            days={days}
            options={options}
            selection={selection}
            view={view}
            grid={
              isGrid ? (
                <LaterGrid
                  day={day.day}
                  items={whole}
                  ongoing={view.ongoing.length}
                  locations={options.location}
                  now={now}
                />
              ) : undefined
            }
            row={row}
            printing={printing}
            isWaiting={isWaiting}
            isStale={isStale}
            showFrom={showFrom}
            now={now}
            onDrop={onDrop}
          />
        </div>
        {/* After the list, so that the keyboard reaches the list first. The stylesheet shows it above the list. */}
        <div className={styles.toolbar} data-toolbar>
          <FilterPanel
            path={day.path}
            options={options}
            selection={selection}
            asGrid={isGridRequested}
            counts={view.counts}
            idle={idle}
            show={isWaiting ? 'Even geduld…' : `Toon ${formatDayCount(total, view.ongoing.length)}`}
            choose={choose}
            prepare={prepare}
            results={found}
            status={status}
          />
          <DayTools
            day={day.day}
            total={isWaiting ? undefined : total}
            left={view.past?.isOpen === false ? view.page.total : undefined}
            hasNow={isUnderWay}
            status={status}
            chosen={
              title === undefined
                ? undefined
                : {
                    chips: (
                      <FilterChips
                        path={day.path}
                        options={options}
                        selection={selection}
                        asGrid={isGridRequested}
                        onDrop={onDrop}
                      />
                    ),
                    share: (
                      <ShareSelection
                        title={title}
                        url={new URL(pagePath(day.path, 1, chosen), site.origin).href}
                      />
                    ),
                  }
            }
          >
            <DayDisplay path={day.path} parameters={chosen} />
          </DayTools>
        </div>
        <PreviousNextDay day={day} days={days} parameters={chosen} />
        <DayFoot
          day={day}
          parameters={selectionParameters(selection)}
          asGrid={isGridRequested}
          origin={site.origin}
          hasText={!props.isOfOtherEdition}
          ready={ready}
        />
      </div>
    </>
  );
}

type PrintedHeadProps = Pick<DayBodyProps, 'day' | 'options' | 'view' | 'site' | 'now'>;

/**
 * The heading of a printed day: the filters and the day, the snapshot time, and a note if items are missing. The
 * browser's own print command does not wait until the whole list has loaded.
 */
function PrintedHead({ day, options, view, site, now }: PrintedHeadProps) {
  const { selection, page, total } = view;
  const chosen = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => titleOf(options, group, slug)),
  );
  const isPart = view.whole === undefined && page.items.length < total;
  const text = `${new URL(site.origin).host}${BASE.programmeText}`;
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.day}>
        {chosen.length > 0 ? [...chosen, formatDayName(day.day)].join(', ') : day.title}
      </p>
      <p>{`Boektopia · Stand van ${formatFullDate(now)}, ${formatTime(now)}`}</p>
      {isPart && (
        <p className={styles.part}>
          {`Hier staan ${page.items.length} van de ${formatCount(total)}. Ze staan er allemaal als je met ‘Druk af’ onder de lijst drukt, en op ${text}.`}
        </p>
      )}
    </div>
  );
}

type PreviousNextDayProps = Pick<DayBodyProps, 'day' | 'days'> & { parameters: URLSearchParams };

/** Links to the previous and the next day, with the same filters. */
function PreviousNextDay({ day, days, parameters }: PreviousNextDayProps) {
  const index = days.findIndex(({ path }) => path === day.path);
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
