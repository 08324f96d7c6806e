import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { townShareImage } from '../../domain/pages/share-image.ts';
import type { FilterOptions } from '../../domain/programme/filter/selection.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { Facet, ProgrammeItem, RowItem } from '../../domain/programme/programme-item.ts';
import { nameOf } from '../../domain/programme/row-items.ts';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { ToolPage } from '../../layout/ToolPage.tsx';
import styles from './OnTourPage.module.css';
import { Tour } from './Tour.island.tsx';
import type { TourTown } from './TownTabs.tsx';

type OnTourPageProps = {
  overview: GenericPage;
  locations: readonly TourTown[];
  answer?: RequestedTown;
  /** The town of the open tab; `undefined` for all towns. */
  location?: Facet;
  items: readonly ProgrammeItem[];
  options: FilterOptions;
  now: Date;
};

/** The tour: its items and the editor's text. */
export function OnTourPage(props: OnTourPageProps) {
  const { overview, locations, location, answer, items, options, now } = props;
  const path = location ? `${BASE.onTour}/${location.slug}` : BASE.onTour;
  return (
    <>
      <ToolPage page={overview} path={path} intro={<RichText document={overview.intro} />}>
        <Tour
          title={tourTitle(overview, location)}
          towns={locations.map(({ slug, title, points }) => ({ slug, title, points }))}
          open={location}
          answer={answer}
          items={items.map(tourItem)}
          options={options}
          now={now}
        />
      </ToolPage>
      {location === undefined && overview.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={overview.body} now={now} />
        </div>
      )}
    </>
  );
}

/** Returns the document title. A town has a title of its own, because the editor's title is about the whole tour. */
export const tourTitle = (overview: GenericPage, location: Facet | undefined): string =>
  location ? townShareImage(overview, location).title : (overview.seo.title ?? overview.title);

/** Returns only the fields that rows and filters use, because the props contain every item of the tour. */
function tourItem(item: ProgrammeItem): RowItem {
  const { extraInfo: _, publishedAt: __, table: ___, experience, ...rest } = item;
  return {
    ...rest,
    uuid: momentId(item),
    experience: experience && {
      uuid: momentId(experience),
      path: experience.path,
      hideReservation: experience.hideReservation,
    },
    location: item.location && nameOf(item.location),
    type: item.type && nameOf(item.type),
    themes: item.themes.map(nameOf),
    authors: item.authors?.map(({ name }) => ({ name })),
    access: [],
  };
}
