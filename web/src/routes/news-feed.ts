import { loadOverview } from '../app/pages/content-pages.ts';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { orNotFound } from '../app/process/responses.ts';
import { BASE } from '../domain/pages/paths.ts';
import { newsFeed } from '../layout/news-feed.ts';
import type { Route } from './+types/news-feed.ts';

/** The news, to follow. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async (request) => {
    const { story, articles } = await loadOverview(request, BASE.news);
    return new Response(newsFeed(orNotFound(story), articles, request.site), {
      headers: { ...PAGE_HEADERS, 'content-type': 'application/rss+xml; charset=utf-8' },
    });
  }, args);
