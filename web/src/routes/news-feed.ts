import { overviewAt } from '../domain/overview.ts';
import { BASE, slugOfPath } from '../domain/paths.ts';
import { newsFeed } from '../site/news-feed.ts';
import type { Route } from './+types/news-feed.ts';
import { orNotFound, orUnavailable, PAGE_HEADERS } from './outcome.ts';
import { cmsContext } from './request-content.ts';
import { siteOf } from './site-address.ts';

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
