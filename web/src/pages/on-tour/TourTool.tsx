import { useEffect, useRef } from 'react';
import { numberedTitle, pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { requestedPlace } from '../../domain/pages/requested-place.ts';
import { SITE_NAME } from '../../domain/pages/site-name.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import {
  chosenCount,
  type FilterOptions,
  selectionParameters,
} from '../../domain/programme/filter/selection.ts';
import type { FacetName, RowItem } from '../../domain/programme/programme-item.ts';
import { tourView } from '../../domain/programme/tour-view.ts';
import { formatCount } from '../../domain/time/format.ts';
import { nearbyParameters } from '../../domain/towns/nearby.ts';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import type { TownFacts } from '../../features/town/AboutTown.tsx';
import { DistanceSource } from '../../features/town/DistanceSource.tsx';
import { WhereYouLive, withTown } from '../../features/town/WhereYouLive.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import styles from './Tour.module.css';
import { TourList } from './TourList.tsx';
import { type TourTown, TownTabs } from './TownTabs.tsx';

type TourToolProps = {
  /** The document title of the first page of the list. */
  title: string;
  towns: readonly TourTown[];
  answer?: RequestedTown;
  /** The town of the open tab; `undefined` for all towns. */
  open?: FacetName;
  items: readonly RowItem[];
  options: FilterOptions;
  now: Date;
};

/** The tour: a tab per town, the items in the chosen town, and a link to events by other organisers. */
export function TourTool({ title, towns, open, answer, items, options, now }: TourToolProps) {
  const home = answer?.kind === 'town' ? answer.town : undefined;
  const { parameters, choose } = useSelection();
  const found = useRef<HTMLDivElement>(null);
  const view = tourView(items, open?.slug, options, parameters, now);
  const { selection, page } = view;
  const path = open ? `${BASE.onTour}/${open.slug}` : BASE.onTour;
  useTitle(title, page.number, page.count);
  return (
    <PageBody className={styles.body}>
      <TownTabs
        towns={towns}
        open={open?.slug}
        home={home}
        parameters={selectionParameters(selection)}
        counts={chosenCount(selection) > 0 ? view.perTown : undefined}
      />
      <div className={styles.found} id="lijst" ref={found}>
        <TourList
          path={path}
          town={open?.title}
          place={requestedPlace(parameters)}
          view={view}
          options={options}
          now={now}
        />
      </div>
      {/* After the list, so that the keyboard reaches the list first. The stylesheet shows it above the list. */}
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
      <WhereYouLive
        path={path}
        parameters={selectionParameters(selection)}
        answer={answer}
        facts={nearestTown(towns)}
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
  );
}

/** Returns the data for «De dichtstbijzijnde stad van de toer is Leuven, 23 km.» */
const nearestTown = (towns: readonly TourTown[]): TownFacts => ({
  kind: 'nearest',
  words: 'De dichtstbijzijnde stad van de toer is',
  places: towns.map(({ slug, title, points }) => ({ path: `${BASE.onTour}/${slug}`, title, points })),
});

/** Updates the document title for the current page of the list. The server renders the same title. */
function useTitle(title: string, number: number, count: number): void {
  useEffect(() => {
    document.title = `${numberedTitle(title, number, count)} | ${SITE_NAME}`;
  }, [title, number, count]);
}
