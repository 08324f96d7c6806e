import { overviewAt } from '../../domain/pages/overview.ts';
import { withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pageOf, pagePath } from '../../domain/pages/paging.ts';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import { expiresWithPlan } from '../plan-of-hall.ts';
import { storyParts } from '../story-parts.ts';

/** Loads the story and all articles of an overview: for its page, its feed, and the index of bookstores. */
export async function loadOverview({ cms }: Pick<PageRequest, 'cms'>, path: string) {
  const overview = orNotFound(overviewAt(path));
  const [story, articles] = await Promise.all([
    cms.pageBySlug(slugOfPath(overview.path)),
    cms.articles(overview),
  ]);
  return { overview, story, articles };
}

/** Loads a page of news or hotspots, 24 articles per page. */
export const overviewPage = {
  ...storyParts,
  async load(request: PageRequest) {
    const { cms, now, url, site } = request;
    const { overview, story: found, articles } = await loadOverview(request, url.pathname);
    const requested = pageNumber(url.searchParams.get(QUERY.page));
    const page = pageOf(articles, requested);
    if (page.number !== requested) throw redirect(pagePath(overview.path, page.number));
    const story = withColour(orNotFound(found));
    expiresWithPlan(cms, story.body, now);
    return { overview, story, page, now, pageColour: story.colour, site };
  },
};
