import { tableOfContents } from '../../domain/pages/body/chapters.ts';
import { overviewOf } from '../../domain/pages/overview.ts';
import { withColour } from '../../domain/pages/page-colour.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { relatedTo } from '../../domain/programme/experience/experience-times.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import { expiresWithPlan } from '../plan-of-hall.ts';
import { storyParts } from '../story-parts.ts';
import { aroundBookstore } from './around-bookstore.ts';

/** Returns the URL of a hall screen: its story may have any slug, but its page is under `/live`. */
function hallScreenPath(slug: string, parameters: URLSearchParams): string {
  return `${BASE.live}?${new URLSearchParams([...parameters, [QUERY.screen, slug]])}`;
}

const BRIEF = { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } };

/** Loads a page at any slug. A page in an overview also has three related pages. */
export const genericPage = {
  ...storyParts,
  async load(request: PageRequest) {
    const { cms, now, url, site } = request;
    const slug = slugOfPath(url.pathname);
    const page = withColour(orNotFound(await cms.pageBySlug(slug)));
    if (page.isHallScreen) throw redirect(hallScreenPath(slug, url.searchParams), BRIEF);
    expiresWithPlan(cms, page.body, now);
    const overview = overviewOf(page.kind);
    const others = overview ? await cms.articles(overview) : [];
    const more = relatedTo(page.uuid, others, dayOf(now));
    const around = page.kind === 'bookstore' ? await aroundBookstore(request, page, others) : undefined;
    const chapters = page.kind === 'page' ? tableOfContents(page.body) : [];
    return { page, overview, chapters, more, around, now, pageColour: page.colour, site };
  },
};
