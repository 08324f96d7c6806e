import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { addressKindOf } from '../domain/pages/address-kind.ts';
import { BASE } from '../domain/pages/paths.ts';
import { eventShareImage, experienceShareImage } from '../domain/pages/share-image.ts';
import { fullPlaceOf } from '../domain/programme/programme-item.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { tourEvents } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { uitEvents } from '../layout/structured-data/uit-events.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import { UitEventScreen } from '../screens/uit-events/UitEventScreen.tsx';
import type { Route } from './+types/on-tour-experience.ts';

/** An activity of the tour: an event of UiTdatabank where the address ends in an id of theirs, else a story of ours. */
export const loader = (args: Route.LoaderArgs) =>
  addressKindOf(args.url.pathname) === 'uitEvent'
    ? loadPage(PAGES.uitEvent.load, args)
    : loadPage(PAGES.onTourExperience.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { site } = loaderData;
  if (loaderData.kind === 'story') {
    if (!import.meta.env.SSR) return seoTags(loaderData.experience, site);
    const events = tourEvents({ ...loaderData, items: loaderData.times.items });
    const card = experienceShareImage(loaderData.experience, loaderData, fullPlaceOf);
    return [...seoTags(loaderData.experience, site, card), ...structuredData(...events)];
  }
  const { event, now } = loaderData;
  const described = { title: event.title, intro: event.description, seo: {} };
  if (!import.meta.env.SSR) return seoTags(described, site);
  return [
    ...seoTags(described, site, eventShareImage(event, now)),
    ...structuredData(...uitEvents(event, now, site)),
  ];
};

export default function OnTourExperienceRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'event') return <UitEventScreen {...loaderData} />;
  return <ExperienceScreen {...loaderData} overview={BASE.onTour} placeOf={fullPlaceOf} />;
}
