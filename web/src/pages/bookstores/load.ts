import { withColour } from '../../domain/pages/page-colour.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { requestedTown } from '../../domain/towns/find-town.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import { placedBookstore } from '../generic/around-bookstore.ts';
import { loadOverview } from '../overview/load.ts';
import { expiresWithPlan } from '../plan-of-hall.ts';
import { storyParts } from '../story-parts.ts';

/** Loads all bookstores; the index is not paginated. */
export const bookstoresPage = {
  ...storyParts,
  async load(request: PageRequest) {
    const { cms, now, url, site } = request;
    if (url.searchParams.has(QUERY.page)) throw redirect(pagePath(BASE.bookstores, 1, url.searchParams));
    const { story: found, articles } = await loadOverview(request, BASE.bookstores);
    const story = withColour(orNotFound(found));
    expiresWithPlan(cms, story.body, now);
    // Keep only the fields that the list shows: the other fields of sixty stores would make up most of the page.
    const stores = articles.map(placedBookstore);
    const answer = requestedTown(url.searchParams);
    return { story, stores, answer, now, pageColour: story.colour, site };
  },
};
