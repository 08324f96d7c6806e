import { withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { requestedPlace, withPlace } from '../../domain/pages/requested-place.ts';
import { townShareImage } from '../../domain/pages/share-image.ts';
import { compareItems } from '../../domain/programme/day/programme-day.ts';
import { withoutUnknownFilters } from '../../domain/programme/filter/known-filters.ts';
import { selectionParameters } from '../../domain/programme/filter/selection.ts';
import { pastPath, tourOptions, tourView } from '../../domain/programme/tour-view.ts';
import type { Point } from '../../domain/towns/distance.ts';
import { pointOfAddress, requestedTown } from '../../domain/towns/find-town.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import { expiresWithPlan } from '../plan-of-hall.ts';
import { type StoryRequest, storyParts } from '../story-parts.ts';

const TOUR_SLUG = slugOfPath(BASE.onTour);

/** Loads the tour, or its stop in one town. */
async function loadTour({ cms, now, url, site }: PageRequest, params: { location?: string }) {
  const [story, locations, tour, all] = await Promise.all([
    cms.pageBySlug(TOUR_SLUG),
    cms.onTourLocations(),
    cms.onTourItems(now),
    cms.filterOptions(),
  ]);
  const location = params.location && orNotFound(locations.find(({ slug }) => slug === params.location));
  const items = [...tour].sort(compareItems);
  const options = tourOptions(items, all);
  const known = withoutUnknownFilters(url, options);
  if (known !== undefined) throw redirect(known);
  const town = location ? location.slug : undefined;
  const { page, past, selection } = tourView(items, town, options, url.searchParams, now);
  const requested = withPlace(selectionParameters(selection), requestedPlace(url.searchParams));
  if (page.number !== pageNumber(url.searchParams.get(QUERY.page))) {
    throw redirect(pagePath(url.pathname, page.number, requested));
  }
  if (past.number !== pageNumber(url.searchParams.get(QUERY.past))) {
    throw redirect(pastPath(url.pathname, past.number, requested));
  }
  const overview = withColour(orNotFound(story));
  expiresWithPlan(cms, overview.body, now);
  return {
    overview,
    locations: locations.map((town) => ({ ...town, points: pointsOf(town.title) })),
    answer: requestedTown(url.searchParams),
    location: location || undefined,
    items,
    options,
    now,
    pageColour: overview.colour,
    site,
  };
}

/** Returns the location of a stop. A stop named after two towns has two locations. */
const pointsOf = (title: string): readonly Point[] =>
  title.split('/').flatMap((town) => pointOfAddress({ town }) ?? []);

export const onTourPage = { ...storyParts, load: loadTour };

export const onTourTownPage = {
  load: loadTour,
  async shareImage({ cms, path }: StoryRequest) {
    const [overview, locations] = await Promise.all([cms.pageBySlug(TOUR_SLUG), cms.onTourLocations()]);
    const location = locations.find(({ slug }) => path === `${BASE.onTour}/${slug}`);
    return overview && location && townShareImage(overview, location);
  },
};
