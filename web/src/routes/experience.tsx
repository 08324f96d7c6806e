import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { experienceShareImage } from '../domain/pages/share-image.ts';
import { experienceTimes } from '../domain/programme/experience-times.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { festivalEvents } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import type { Route } from './+types/experience.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.experience.load, args);

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { experience, times, venue, now, site } = loaderData;
  if (!import.meta.env.SSR) return seoTags(experience, site);
  // The picture of a shared link is one for the whole page, whichever moment it shows first.
  const card = experienceShareImage(experience, { times: experienceTimes(times.items, now), venue });
  const events = festivalEvents({ ...loaderData, items: times.items });
  return [...seoTags(experience, site, card), ...structuredData(...events)];
};

export default function ExperienceRoute({ loaderData }: Route.ComponentProps) {
  return <ExperienceScreen {...loaderData} />;
}
