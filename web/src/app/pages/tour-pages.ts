import { readAsOne } from '../../cms/answers-read.ts';
import type { Cms } from '../../cms/cms.ts';
import { analyticsOf, type PageRequest, siteOf } from '../../document/page-request.ts';
import { orNotFound, orNothing, redirect } from '../../document/responses.ts';
import { bookstoreOf } from '../../domain/events/event-places.ts';
import type { EventBookstore, UitEvent } from '../../domain/events/uit-event.ts';
import { eventToTell } from '../../domain/events/uit-event-times.ts';
import { BOOKSTORES } from '../../domain/pages/overview.ts';
import { experienceWithColour, withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { placeAsked, withPlace } from '../../domain/pages/place-asked.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { eventShareImage, experienceShareImage, townShareImage } from '../../domain/pages/share-image.ts';
import { experienceTimes, relatedItems } from '../../domain/programme/experience-times.ts';
import { withoutUnknownFilters } from '../../domain/programme/known-filters.ts';
import { compareItems } from '../../domain/programme/programme-day.ts';
import { fullPlaceOf } from '../../domain/programme/programme-item.ts';
import { selectionParameters } from '../../domain/programme/selection.ts';
import { pastPath, tourOptions, tourView } from '../../domain/programme/tour-view.ts';
import type { Point } from '../../domain/towns/distance.ts';
import { pointOfAddress, townAsked } from '../../domain/towns/find-town.ts';
import { uit } from '../../server/content/events.ts';
import { placedBookstore } from './around-bookstore.ts';
import { type PageQuestion, storyParts, tellsMinutesOnPlan } from './story-parts.ts';

const TOUR_SLUG = slugOfPath(BASE.onTour);

/** The tour, or its stop in one town. */
async function loadTour({ cms, now, url, site }: PageRequest, params: { location?: string }) {
  const [story, locations, tour, all] = await Promise.all([
    cms.pageBySlug(TOUR_SLUG),
    cms.onTourLocations(),
    cms.onTourItems(),
    cms.filterOptions(),
  ]);
  const location = params.location && orNotFound(locations.find(({ slug }) => slug === params.location));
  const items = [...tour].sort(compareItems);
  const options = tourOptions(items, all);
  const known = withoutUnknownFilters(url, options);
  if (known !== undefined) throw redirect(known);
  const town = location ? location.slug : undefined;
  const { page, past, selection } = tourView(items, town, options, url.searchParams, now);
  const asked = withPlace(selectionParameters(selection), placeAsked(url.searchParams));
  if (page.number !== pageNumber(url.searchParams.get(QUERY.page))) {
    throw redirect(pagePath(url.pathname, page.number, asked));
  }
  if (past.number !== pageNumber(url.searchParams.get(QUERY.past))) {
    throw redirect(pastPath(url.pathname, past.number, asked));
  }
  const overview = withColour(orNotFound(story));
  tellsMinutesOnPlan(overview.body, now);
  return {
    overview,
    locations: locations.map((town) => ({ ...town, points: pointsOf(town.title) })),
    answer: townAsked(url.searchParams),
    location: location || undefined,
    items,
    options,
    now,
    pageColour: overview.colour,
    site,
  };
}

/** Where a town of the tour lies; one that has the names of two lies in both. */
const pointsOf = (title: string): readonly Point[] =>
  title.split('/').flatMap((town) => pointOfAddress({ town }) ?? []);

export const onTourPage = { ...storyParts, load: loadTour };

export const onTourTownPage = {
  load: loadTour,
  async shareImage({ cms, path }: PageQuestion) {
    const [overview, locations] = await Promise.all([cms.pageBySlug(TOUR_SLUG), cms.onTourLocations()]);
    const location = locations.find(({ slug }) => path === `${BASE.onTour}/${slug}`);
    return overview && location && townShareImage(overview, location);
  },
};

/** An activity of the tour, from a story of our own. */
export const onTourExperiencePage = {
  async load({ cms, now, url, site }: PageRequest) {
    const found = orNotFound(await cms.onTourBySlug(slugOfPath(url.pathname)));
    const [tour, frame] = await Promise.all([cms.onTourItems(), cms.frame()]);
    const experience = experienceWithColour(found.experience);
    return {
      kind: 'story' as const,
      experience,
      times: experienceTimes([found.item], now),
      related: relatedItems(experience.uuid, tour, now),
      reservationUrl: frame.reservationUrl,
      analytics: analyticsOf(url),
      now,
      pageColour: experience.colour,
      site,
    };
  },
  async shareImage({ cms, path, now }: PageQuestion) {
    const found = await cms.onTourBySlug(slugOfPath(path));
    if (found === undefined) return undefined;
    return experienceShareImage(found.experience, { times: experienceTimes([found.item], now) }, fullPlaceOf);
  },
  content: async (cms: Cms, slug: string) => (await cms.onTourBySlug(slug))?.experience,
};

/** The bookstore that an event is in, or the nearest one. */
async function bookstoreNear(cms: Cms, event: UitEvent): Promise<EventBookstore | undefined> {
  return bookstoreOf(event, (await cms.articles(BOOKSTORES)).map(placedBookstore));
}

/** An activity of the tour, from UiTdatabank. */
export const uitEventPage = {
  async load({ cms, now, url }: PageRequest, { slug }: { slug: string }) {
    const event = orNotFound(await uit.eventById(slug));
    const bookstore = await orNothing(readAsOne(() => bookstoreNear(cms, event)));
    // The id may be typed in other letters than its own: the page has one address. Of very many dates a browser gets
    // those that are told: all that UiTdatabank allows would be a megabyte.
    const site = siteOf(new URL(event.path, url));
    return {
      kind: 'event' as const,
      event: eventToTell(event, now),
      bookstore,
      now,
      pageColour: 'red',
      site,
    };
  },
  async shareImage({ path, now }: PageQuestion) {
    const event = await uit.eventById(path.slice(path.lastIndexOf('/') + 1));
    return event && eventShareImage(event, now);
  },
};

/** The address that the route table keeps for events of UiTdatabank: they live beside the activities of the tour. */
export const uitEventMovedPage = {
  async load(_request: PageRequest, { slug }: { slug: string }): Promise<never> {
    throw redirect(`${BASE.onTourExperience}/${encodeURIComponent(slug)}`, { status: 308 });
  },
};
