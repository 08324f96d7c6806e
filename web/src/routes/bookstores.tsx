import { redirect } from 'react-router';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { siteOf } from '../app/process/site-address.ts';
import { overviewAt } from '../domain/pages/overview.ts';
import { pagePath } from '../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { pageCard } from '../domain/pages/shared-pages.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { BookstoresScreen } from '../screens/bookstores/BookstoresScreen.tsx';
import type { Route } from './+types/bookstores.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

/** All bookstores: an index that is cut into pages is none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  if (url.searchParams.has('pagina')) throw redirect(pagePath(BASE.bookstores, 1, url.searchParams));
  const overview = orNotFound(overviewAt(BASE.bookstores));
  const [story, articles] = await orUnavailable(
    Promise.all([cms.pageBySlug(slugOfPath(overview.path)), cms.articles(overview)]),
  );
  const found = orNotFound(story);
  return {
    story: found,
    // Sixty times what only a card shows would be most of the page.
    stores: articles.map(({ uuid, path, title, address }) => ({ uuid, path, title, address })),
    now: context.get(nowContext),
    field: found.colour,
    site: siteOf(url),
  };
}

export const headers = () => PAGE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seoTags(loaderData.story, loaderData.site, pageCard(loaderData.story)) : [];

export default function BookstoresRoute({ loaderData }: Route.ComponentProps) {
  return <BookstoresScreen {...loaderData} />;
}
