import { redirect } from 'react-router';
import { orNotFound, orUnavailable, PAGE_HEADERS } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { overviewAt } from '../domain/pages/overview.ts';
import { pageNumber, pageOf, pagePath, titledPage } from '../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard } from '../domain/pages/share-image.ts';
import { newsFeedLink } from '../layout/seo-tags.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import type { Route } from './+types/overview.ts';

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

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewScreen {...loaderData} />;
}
