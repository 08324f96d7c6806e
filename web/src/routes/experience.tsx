import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { experienceCard } from '../domain/pages/shared-pages.ts';
import { experienceTimes, relatedItems } from '../domain/programme/experience-times.ts';
import { PLAN_SLUG, placeOnPlan, stagesOnPlan } from '../domain/programme/hall-plan.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { festivalEvents } from '../layout/structured-data/events.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import type { Route } from './+types/experience.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const now = context.get(nowContext);
  const experience = orNotFound(await orUnavailable(cms.experienceBySlug(`activiteiten/${params.slug}`)));
  const [items, programme, frame, planPage] = await orUnavailable(
    Promise.all([
      cms.itemsOfExperience(experience.uuid),
      cms.programmeItems(),
      cms.frame(),
      cms.pageBySlug(PLAN_SLUG),
    ]),
  );
  const times = experienceTimes(items, now);
  return {
    experience,
    times,
    onPlan: placeOnPlan(stagesOnPlan(planPage), times.leading?.location?.slug),
    related: relatedItems(experience.uuid, programme, now),
    reservationUrl: frame.reservationUrl,
    venue: frame.venue,
    now,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { experience, times, site } = loaderData;
  const events = festivalEvents({ ...loaderData, items: times.items });
  return [...seoTags(experience, site, experienceCard(experience, loaderData)), ...structuredData(...events)];
};

export default function ExperienceRoute({ loaderData }: Route.ComponentProps) {
  return <ExperienceScreen {...loaderData} />;
}
