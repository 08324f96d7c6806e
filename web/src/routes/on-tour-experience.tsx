import { analyticsOf } from '../app/process/analytics.ts';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { uit } from '../app/process/events.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import type { Cms } from '../cms/cms.ts';
import { isUitEventId } from '../domain/events/uit-event-address.ts';
import { eventToTell } from '../domain/events/uit-event-times.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { eventCard, experienceCard } from '../domain/pages/shared-pages.ts';
import { experienceTimes, relatedItems } from '../domain/programme/experience-times.ts';
import { fullPlaceOf } from '../domain/programme/place.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { tourEvents } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { uitEvents } from '../layout/structured-data/uit-events.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import { UitEventScreen } from '../screens/uit-events/UitEventScreen.tsx';
import type { Route } from './+types/on-tour-experience.ts';

/** An activity of the tour: an event of UiTdatabank where the address ends in an id of theirs, else a story of ours. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  return isUitEventId(params.slug)
    ? eventPage(params.slug, now, url)
    : storyPage(context.get(cmsContext), now, url);
}

async function eventPage(id: string, now: Date, url: URL) {
  const event = orNotFound(await orUnavailable(uit.eventById(id)));
  // The id may be typed in other letters than its own: the page has one address. Of very many dates a browser gets
  // those that are told: all that UiTdatabank allows would be a megabyte.
  const site = siteOf(new URL(event.path, url));
  return { kind: 'event' as const, event: eventToTell(event, now), now, field: 'red', site };
}

async function storyPage(cms: Cms, now: Date, url: URL) {
  const found = orNotFound(await orUnavailable(cms.onTourBySlug(slugOfPath(url.pathname))));
  const [tour, frame] = await orUnavailable(Promise.all([cms.onTourItems(), cms.frame()]));
  return {
    kind: 'story' as const,
    experience: found.experience,
    times: experienceTimes([found.item], now),
    related: relatedItems(found.experience.uuid, tour, now),
    reservationUrl: frame.reservationUrl,
    measuring: analyticsOf(url),
    now,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { site } = loaderData;
  if (loaderData.kind === 'story') {
    const events = tourEvents({ ...loaderData, items: loaderData.times.items });
    const card = experienceCard(loaderData.experience, loaderData, fullPlaceOf);
    return [...seoTags(loaderData.experience, site, card), ...structuredData(...events)];
  }
  const { event, now } = loaderData;
  const described = { title: event.title, intro: event.description, seo: {} };
  return [
    ...seoTags(described, site, eventCard(event, now)),
    ...structuredData(...uitEvents(event, now, site)),
  ];
};

export default function OnTourExperienceRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'event') return <UitEventScreen event={loaderData.event} now={loaderData.now} />;
  return <ExperienceScreen {...loaderData} overview={BASE.onTour} placeOf={fullPlaceOf} />;
}
