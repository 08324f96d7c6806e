import { withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { parseSearchQuery, searchParameters } from '../../domain/search/search-query.ts';
import { createSearchIndex, type SearchIndex } from '../../features/search/search-index.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { storyParts } from '../story-parts.ts';

/** Parses the search query and loads its results, 24 per page. */
export const searchPage = {
  ...storyParts,
  async load({ cms, now, url, site }: PageRequest) {
    const question = parseSearchQuery(url.searchParams);
    const [story, index] = await Promise.all([
      cms.pageBySlug(slugOfPath(BASE.search)),
      question?.term ? searchIndex(cms, now) : undefined,
    ]);
    const found = withColour(orNotFound(story));
    const requested = pageNumber(url.searchParams.get(QUERY.page));
    const results = question && index?.find(question, requested, now);
    if (question && results && results.number !== requested) {
      throw redirect(pagePath(BASE.search, results.number, searchParameters(question)));
    }
    return { story: found, question, results, pageColour: found.colour, site };
  },
};

/** Returns the search index of the current content. After a publication, only changed pages are reindexed. */
async function searchIndex(cms: Content, now: Date): Promise<SearchIndex> {
  const answers = await Promise.all([cms.searchDocuments(), cms.programmeItems(now), cms.onTourItems(now)]);
  const [documents, programme, tour] = answers;
  return cms.derive('search index', answers, (before?: SearchIndex) =>
    createSearchIndex(documents, [...programme, ...tour], before),
  );
}
