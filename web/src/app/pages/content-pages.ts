import type { PageRequest } from '../../document/page-request.ts';
import { orNotFound, redirect } from '../../document/responses.ts';
import { tableOfContents } from '../../domain/pages/chapters.ts';
import { overviewAt, overviewOf } from '../../domain/pages/overview.ts';
import { withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pageOf, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { relatedTo } from '../../domain/programme/experience-times.ts';
import { parseQuestion, questionParameters } from '../../domain/search/search-question.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { townAsked } from '../../domain/towns/find-town.ts';
import { CACHE_CONTROL } from '../../server/cache/caching.ts';
import { searchIndex } from '../../server/content/search.ts';
import { aroundBookstore, placedBookstore } from './around-bookstore.ts';
import { storyParts, tellsMinutesOnPlan } from './story-parts.ts';

/** An overview with its own page and all that it lists: the page of it, its feed, the index of bookstores. */
export async function loadOverview({ cms }: Pick<PageRequest, 'cms'>, path: string) {
  const overview = orNotFound(overviewAt(path));
  const [story, articles] = await Promise.all([
    cms.pageBySlug(slugOfPath(overview.path)),
    cms.articles(overview),
  ]);
  return { overview, story, articles };
}

/** News, hotspots in Kortrijk: 24 a page. */
export const overviewPage = {
  ...storyParts,
  async load(request: PageRequest) {
    const { now, url, site } = request;
    const { overview, story: found, articles } = await loadOverview(request, url.pathname);
    const asked = pageNumber(url.searchParams.get(QUERY.page));
    const page = pageOf(articles, asked);
    if (page.number !== asked) throw redirect(pagePath(overview.path, page.number));
    const story = withColour(orNotFound(found));
    tellsMinutesOnPlan(story.body, now);
    return { overview, story, page, now, pageColour: story.colour, site };
  },
};

/** All bookstores: an index that is cut into pages is none. */
export const bookstoresPage = {
  ...storyParts,
  async load(request: PageRequest) {
    const { now, url, site } = request;
    if (url.searchParams.has(QUERY.page)) throw redirect(pagePath(BASE.bookstores, 1, url.searchParams));
    const { story: found, articles } = await loadOverview(request, BASE.bookstores);
    const story = withColour(orNotFound(found));
    tellsMinutesOnPlan(story.body, now);
    // Sixty times what only a card shows would be most of the page.
    const stores = articles.map(placedBookstore);
    const answer = townAsked(url.searchParams);
    return { story, stores, answer, now, pageColour: story.colour, site };
  },
};

/** The question, and what answers it: 24 a page. */
export const searchPage = {
  ...storyParts,
  async load({ cms, now, url, site }: PageRequest) {
    const question = parseQuestion(url.searchParams);
    const [story, index] = await Promise.all([
      cms.pageBySlug(slugOfPath(BASE.search)),
      question?.term ? searchIndex(cms) : undefined,
    ]);
    const found = withColour(orNotFound(story));
    const asked = pageNumber(url.searchParams.get(QUERY.page));
    const results = question && index?.find(question, asked, now);
    if (question && results && results.number !== asked) {
      throw redirect(pagePath(BASE.search, results.number, questionParameters(question)));
    }
    return { story: found, question, results, pageColour: found.colour, site };
  },
};

/** A screen in the hall is one wherever an editor put it; it hangs without the frame, at an address of its own. */
function screenPath(slug: string, parameters: URLSearchParams): string {
  return `${BASE.live}?${new URLSearchParams([...parameters, [QUERY.screen, slug]])}`;
}

const BRIEF = { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } };

/** Any slug an editor chooses; one that an overview lists comes with three others of its kind. */
export const genericPage = {
  ...storyParts,
  async load({ cms, now, url, site }: PageRequest) {
    const slug = slugOfPath(url.pathname);
    const page = withColour(orNotFound(await cms.pageBySlug(slug)));
    if (page.isScreen) throw redirect(screenPath(slug, url.searchParams), BRIEF);
    tellsMinutesOnPlan(page.body, now);
    const overview = overviewOf(page.kind);
    const others = overview ? await cms.articles(overview) : [];
    const more = relatedTo(page.uuid, others, dayOf(now));
    const around = page.kind === 'bookstore' ? await aroundBookstore(page, others, now) : undefined;
    const chapters = page.kind === 'page' ? tableOfContents(page.body) : [];
    return { page, overview, chapters, more, around, now, pageColour: page.colour, site };
  },
};
