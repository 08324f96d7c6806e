import { redirect } from 'react-router';
import { overviewAt } from '../domain/overview.ts';
import { pageNumber, pageOf, pagePath } from '../domain/paging.ts';
import { BASE, slugOfPath } from '../domain/paths.ts';
import { pageCard } from '../domain/shared-pages.ts';
import { titledPage } from '../features/paging/titled-page.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import { newsFeedLink } from '../site/news-feed-link.ts';
import { seoTags } from '../site/seo-tags.ts';
import type { Route } from './+types/overview.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

/** News, hotspots in Kortrijk: 24 a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const overview = orNotFound(overviewAt(url.pathname));
  const [story, articles] = await orUnavailable(
    Promise.all([cms.pageBySlug(slugOfPath(overview.path)), cms.articles(overview)]),
  );
  const asked = pageNumber(url.searchParams.get('pagina'));
  const page = pageOf(articles, asked);
  if (page.number !== asked) throw redirect(pagePath(overview.path, page.number));
  const found = orNotFound(story);
  return {
    overview,
    story: found,
    page,
    now: context.get(nowContext),
    field: found.colour,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { overview, story, page, site } = loaderData;
  return [
    ...seoTags(
      titledPage(story, location.search, () => page),
      site,
      pageCard(story),
    ),
    ...(overview.path === BASE.news ? [newsFeedLink(site)] : []),
  ];
};

export default function OverviewDoor({ loaderData }: Route.ComponentProps) {
  return <OverviewScreen {...loaderData} />;
}
