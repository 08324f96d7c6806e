import { cms } from '../cms/live.ts';
import { experienceTimes, relatedItems } from '../domain/experience-times.ts';
import { BASE, slugOfPath } from '../domain/paths.ts';
import { fullPlaceOf } from '../domain/place.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import type { Route } from './+types/on-tour-experience.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { siteOf } from './site-address.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const found = orNotFound(await orUnavailable(cms.onTourBySlug(slugOfPath(url.pathname))));
  const [tour, frame] = await orUnavailable(Promise.all([cms.onTourItems(), cms.frame()]));
  return {
    experience: found.experience,
    times: experienceTimes([found.item], now),
    related: relatedItems(found.experience.uuid, tour, now),
    reservationUrl: frame.reservationUrl,
    now,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags(loaderData.experience, loaderData.site) : [];

export default function OnTourExperienceDoor({ loaderData }: Route.ComponentProps) {
  return <ExperienceScreen {...loaderData} overview={BASE.onTour} placeOf={fullPlaceOf} />;
}
