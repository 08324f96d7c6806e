import { dayOf } from '../domain/brussels.ts';
import { overviewOf } from '../domain/overview.ts';
import { BASE, slugOfPath } from '../domain/paths.ts';
import { relatedTo } from '../domain/related.ts';
import { pageCard } from '../domain/shared-pages.ts';
import { PageScreen } from '../screens/page/PageScreen.tsx';
import { newsFeedLink } from '../site/news-feed-link.ts';
import { seoTags } from '../site/seo-tags.ts';
import { thingOfPage } from '../site/structured-data/page-things.ts';
import { structuredData } from '../site/structured-data/structured-data.ts';
import type { Route } from './+types/page.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

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

export default function PageDoor({ loaderData }: Route.ComponentProps) {
  return <PageScreen {...loaderData} />;
}
