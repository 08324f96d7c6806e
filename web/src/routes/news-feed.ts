import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { overviewAt } from '../domain/pages/overview.ts';
import { BASE, slugOfPath } from '../domain/pages/paths.ts';
import { newsFeed } from '../layout/news-feed.ts';
import type { Route } from './+types/news-feed.ts';

/** The news, to follow. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const news = orNotFound(overviewAt(BASE.news));
  const [story, articles] = await orUnavailable(
    Promise.all([cms.pageBySlug(slugOfPath(news.path)), cms.articles(news)]),
  );
  return new Response(newsFeed(orNotFound(story), articles, siteOf(url)), {
    headers: { ...PAGE_HEADERS, 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
