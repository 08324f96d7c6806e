import { experienceTimes, relatedItems } from '../domain/experience-times.ts';
import { PLAN_SLUG, placeOnPlan, stagesOnPlan } from '../domain/hall-plan.ts';
import { experienceCard } from '../domain/shared-pages.ts';
import { ExperienceScreen } from '../screens/experience/ExperienceScreen.tsx';
import { seoTags } from '../site/seo-tags.ts';
import { festivalEvents } from '../site/structured-data/events.ts';
import { structuredData } from '../site/structured-data/structured-data.ts';
import type { Route } from './+types/experience.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

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

export default function ExperienceDoor({ loaderData }: Route.ComponentProps) {
  return <ExperienceScreen {...loaderData} />;
}
