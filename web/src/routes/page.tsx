import { orNotFound, orUnavailable, PAGE_HEADERS } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { overviewOf } from '../domain/pages/overview.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard } from '../domain/pages/share-image.ts';
import { relatedTo } from '../domain/programme/experience-times.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { newsFeedLink } from '../layout/seo-tags.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { thingOfPage } from '../layout/structured-data/page-things.ts';
import { structuredData } from '../layout/structured-data/structured-data.ts';
import { PageScreen } from '../screens/page/PageScreen.tsx';
import type { Route } from './+types/page.ts';

/** Any slug an editor chooses; one that an overview lists comes with three others of its kind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const now = context.get(nowContext);
  const page = orNotFound(await orUnavailable(cms.pageBySlug(slugOfPath(url.pathname))));
  const overview = overviewOf(page.component);
  const others = overview ? await orUnavailable(cms.articles(overview)) : [];
  return {
    page,
    overview,
    more: relatedTo(page.uuid, others, dayOf(now)),
    now,
    field: page.colour,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, overview, site } = loaderData;
  return [
    ...seoTags(page, site, pageCard(page)),
    ...(overview?.path === BASE.news ? [newsFeedLink(site)] : []),
    ...structuredData(thingOfPage(page, site)),
  ];
};

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen {...loaderData} />;
}
