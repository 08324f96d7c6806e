import { useRef } from 'react';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { Facet, ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { chosenCount, type FilterOptions, selectionParameters } from '../../domain/programme/selection.ts';
import { tourView } from '../../domain/programme/tour-view.ts';
import { formatCount } from '../../domain/time/format.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { useSelection } from '../../features/filter/use-selection.ts';
import { PageStart } from '../../features/paging/Pagination.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/elements.tsx';
import styles from './OnTourScreen.module.css';
import { TourList } from './TourList.tsx';
import { TownTabs } from './TownTabs.tsx';

type OnTourScreenProps = {
  overview: GenericPage;
  locations: readonly Facet[];
  /** The town whose tab is open; missing: all of them. */
  location?: Facet;
  items: readonly ProgrammeItem[];
  options: FilterOptions;
  now: Date;
};

/** The tour: a tab per town, its activities, and the way to what others organise. */
export function OnTourScreen({ overview, locations, location, items, options, now }: OnTourScreenProps) {
  const { parameters, choose } = useSelection();
  const found = useRef<HTMLDivElement>(null);
  const view = tourView(items, location?.slug, options, parameters);
  const { selection, page } = view;
  const path = location ? `${BASE.onTour}/${location.slug}` : BASE.onTour;
  return (
    <>
      <PageHeader
        page={overview}
        path={path}
        intro={<RichText document={overview.intro} variant="plain" />}
      />
      <PageBody className={styles.body}>
        <TownTabs
          towns={locations}
          open={location?.slug}
          parameters={selectionParameters(selection)}
          counts={chosenCount(selection) > 0 ? view.perTown : undefined}
        />
        {items.length > 0 && (
          <div className={styles.filter}>
            <FilterPanel
              path={path}
              options={options}
              selection={selection}
              counts={view.counts}
              show={`Toon ${formatCount(page.total).toLowerCase()}`}
              choose={choose}
              results={found}
            />
          </div>
        )}
        <div className={styles.found} ref={found}>
          <PageStart number={page.number} count={page.count} />
          <TourList path={path} town={location?.title} view={view} options={options} now={now} />
        </div>
        <p>
          <Button href={BASE.uitEvents} variant="red" icon="arrow-right">
            {TEXTS.furtherInFlanders}
          </Button>
        </p>
      </PageBody>
      {location === undefined && overview.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={overview.body} now={now} />
        </div>
      )}
    </>
  );
}
