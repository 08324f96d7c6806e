import { useRef } from 'react';
import { Blocks } from '../../blocks/Blocks.tsx';
import { KeptText } from '../../blocks/RichText/KeptText.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { fetchedSkeletons } from '../../cards/fetched-skeletons.tsx';
import { isRowOnPhone } from '../../cards/phone-rows.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { placeAsked, withPlace } from '../../domain/pages/place-asked.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { Facet, ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { chosenCount, type FilterOptions, selectionParameters } from '../../domain/programme/selection.ts';
import { type TourView, tourView } from '../../domain/programme/tour-view.ts';
import { formatCount } from '../../domain/time/format.ts';
import { byDistance, type Point } from '../../domain/towns/distance.ts';
import { nearbyParameters } from '../../domain/towns/nearby.ts';
import { formatAway, type Town, type TownAnswer } from '../../domain/towns/town.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import { PendingBoundary } from '../../features/navigation/PendingBoundary.tsx';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { DistanceSource } from '../../features/town/DistanceSource.tsx';
import { WhereYouLive, withTown } from '../../features/town/WhereYouLive.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/elements.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './OnTourScreen.module.css';
import { PastItems } from './PastItems.tsx';

/** A town of the tour, and where it lies; one that has the names of two lies in both. */
type TourTown = Facet & { points?: readonly Point[] };

type OnTourScreenProps = {
  overview: GenericPage;
  locations: readonly TourTown[];
  /** What the address asks, where it asks about a town. */
  answer?: TownAnswer;
  /** The town whose tab is open; missing: all of them. */
  location?: Facet;
  items: readonly ProgrammeItem[];
  options: FilterOptions;
  now: Date;
};

/** The tour: a tab per town, its activities, and the way to what others organise. */
export function OnTourScreen(props: OnTourScreenProps) {
  const { overview, locations, location, answer, items, options, now } = props;
  const home = answer?.kind === 'town' ? answer.town : undefined;
  const { parameters, choose } = useSelection();
  const found = useRef<HTMLDivElement>(null);
  const view = tourView(items, location?.slug, options, parameters, now);
  const { selection, page } = view;
  const path = location ? `${BASE.onTour}/${location.slug}` : BASE.onTour;
  return (
    <>
      <ToolPage page={overview} path={path} intro={<KeptText document={overview.intro} variant="plain" />}>
        <PageBody className={styles.body}>
          <TownTabs
            towns={locations}
            open={location?.slug}
            home={home}
            parameters={selectionParameters(selection)}
            counts={chosenCount(selection) > 0 ? view.perTown : undefined}
          />
          {items.length > 0 && (
            <div className={styles.filter}>
              <FilterPanel
                path={path}
                options={options}
                selection={selection}
                along={home && withTown(new URLSearchParams(), home.label)}
                counts={view.counts}
                show={`Toon ${formatCount(view.total).toLowerCase()}`}
                choose={choose}
                results={found}
              />
            </div>
          )}
          <div className={styles.found} ref={found}>
            <PendingBoundary
              placeholder={(next) => isOtherTown(next, path) && fetchedSkeletons('experience')}
            >
              <PageStart number={page.number} count={page.count} />
              <TourList
                path={path}
                town={location?.title}
                place={placeAsked(parameters)}
                view={view}
                options={options}
                now={now}
              />
            </PendingBoundary>
          </div>
          <WhereYouLive
            path={path}
            parameters={selectionParameters(selection)}
            answer={answer}
            about={(here) => <NearestTown home={here} towns={locations} />}
          />
          {home && <DistanceSource />}
          <p>
            <Button
              href={pagePath(BASE.uitEvents, 1, nearbyParameters({ town: home?.label }))}
              variant="red"
              icon="arrow-right"
            >
              {TEXTS.furtherInFlanders}
            </Button>
          </p>
        </PageBody>
      </ToolPage>
      {location === undefined && overview.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={overview.body} now={now} />
        </div>
      )}
    </>
  );
}

/** Whether a path is that of another list of the tour. */
function isOtherTown(next: string, path: string): boolean {
  const [page = ''] = next.split('?');
  return page !== path && `${page}/`.startsWith(`${BASE.onTour}/`);
}

/** «De dichtste stad van de toer is Leuven, 23 km.» */
function NearestTown({ home, towns }: { home: Town; towns: readonly TourTown[] }) {
  const [town] = byDistance(towns, home.point, ({ points = [] }) => nearestOf(home, points));
  const nearest = town?.points && nearestOf(home, town.points);
  if (town === undefined || nearest === undefined) return null;
  return (
    <p>
      De dichtste stad van de toer is <Anchor href={`${BASE.onTour}/${town.slug}`}>{town.title}</Anchor>,{' '}
      {formatAway(home.point, nearest)}.
    </p>
  );
}

const nearestOf = (home: Town, points: readonly Point[]): Point | undefined =>
  byDistance(points, home.point, (point) => point)[0];

type TownTabsProps = {
  towns: readonly TourTown[];
  /** Where the visitor lives: each tab then says how far its town is. */
  home?: Town;
  /** The slug of the open town; missing: all of them. */
  open?: string;
  /** What is chosen goes along to the other towns. */
  parameters: URLSearchParams;
  /** How much of it each town has; missing where nothing is chosen. */
  counts?: ReadonlyMap<string, number>;
};

/** A tab per town of the tour. The list below them changes in place, and says of which town it is. */
function TownTabs({ towns, open, home, parameters, counts }: TownTabsProps) {
  const kept = home ? withTown(parameters, home.label) : parameters;
  const far = (points: readonly Point[] = []) => {
    const nearest = home && nearestOf(home, points);
    return nearest ? ` · ${formatAway(home.point, nearest)}` : '';
  };
  const tabOf = (href: string, title: string, slug?: string) => ({
    href: pagePath(href, 1, kept),
    title,
    open: slug === open,
    count: slug === undefined ? undefined : counts && (counts.get(slug) ?? 0),
  });
  const tabs = [
    tabOf(BASE.onTour, 'Alle steden'),
    ...towns.map(({ slug, title, points }) => tabOf(`${BASE.onTour}/${slug}`, title + far(points), slug)),
  ];
  return <TabBar label="Steden van de toer" tabs={tabs} keepScroll />;
}

type TourListProps = {
  path: string;
  /** The name of the open town. */
  town?: string;
  /** From where the address reckons. */
  place: URLSearchParams;
  view: TourView;
  options: FilterOptions;
  now: Date;
};

/** The activities of the tour for what is chosen. */
function TourList({ path, town, place, view, options, now }: TourListProps) {
  const { selection, page, past, total } = view;
  const asked = withPlace(selectionParameters(selection), place);
  const count = useRef<HTMLParagraphElement>(null);
  // The link that was pressed is gone: the focus goes to what changed.
  const onDrop = () => count.current?.focus({ preventScroll: true });
  // Without a filter an empty town is one whose programme is still to come.
  const empty = chosenCount(selection) === 0 ? TEXTS.empty.onTour : TEXTS.empty.timetable;
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status" ref={count} tabIndex={-1}>
        {formatCount(total)} {town ? `in ${town}` : 'op toer'}
      </p>
      <FilterChips path={path} options={options} selection={selection} place={place} onDrop={onDrop} />
      <PastItems
        path={path}
        past={past}
        parameters={asked}
        cards={(items) => <Cards items={items} now={now} />}
      />
      {total === 0 && (
        <EmptyState drawing="van" text={empty}>
          <RelaxFilters
            path={path}
            options={options}
            selection={selection}
            place={place}
            relaxations={view.relaxations}
            onDrop={onDrop}
          />
        </EmptyState>
      )}
      {page.total > 0 && <Cards key={path} items={page.items} now={now} />}
      <Pagination
        path={path}
        number={page.number}
        count={page.count}
        parameters={asked}
        label="Bladzijden van de toer"
      />
    </div>
  );
}

function Cards({ items, now }: { items: readonly ProgrammeItem[]; now: Date }) {
  return (
    <ul role="list" className={styles.cards}>
      {items.map((item, index) => (
        <li key={item.uuid}>
          <ExperienceCard item={item} now={now} level={2} variant="list" row={isRowOnPhone(index)} />
        </li>
      ))}
    </ul>
  );
}
