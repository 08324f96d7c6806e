import { currentEdition } from '../../domain/edition/edition.ts';
import { withColour } from '../../domain/pages/page-colour.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { parseSearchQuery, searchParameters } from '../../domain/search/search-query.ts';
import { searchedDocuments } from '../../domain/search/searched-documents.ts';
import { createSearchIndex, type SearchIndex } from '../../features/search/search-index.ts';
import { orNotFound, redirect } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { storyParts } from '../story-parts.ts';

/** Parses the search query and loads its results, 24 per page. */
export const searchPage = {
  ...storyParts,
  async load({ cms, now, url, site }: PageRequest) {
    const question = parseSearchQuery(url.searchParams);
    const [story, index, editions] = await Promise.all([
      cms.pageBySlug(slugOfPath(BASE.search)),
      question?.term ? searchIndex(cms, question.allEditions === true, now) : undefined,
      cms.editions(),
    ]);
    const found = withColour(orNotFound(story));
    const requested = pageNumber(url.searchParams.get(QUERY.page));
    const results = question && index?.find(question, requested, now);
    if (question && results && results.number !== requested) {
      throw redirect(pagePath(BASE.search, results.number, searchParameters(question)));
    }
    const hasArchive = editions[0] !== undefined && editions[0] !== currentEdition(editions, now);
    return { story: found, question, results, hasArchive, pageColour: found.colour, site };
  },
};

/** Returns the search index of the current content. After a publication, only changed pages are reindexed. */
async function searchIndex(cms: Content, allEditions: boolean, now: Date): Promise<SearchIndex> {
  const [documents, programme, tour, archived, editions, earlier] = await Promise.all([
    cms.searchDocuments(),
    cms.programmeItems(now),
    cms.onTourItems(now),
    cms.archived(now),
    cms.editions(),
    allEditions ? cms.earlierItems(now) : NO_ITEMS,
  ]);
  const key = allEditions ? 'search index of all editions' : 'search index';
  return cms.derive(key, [documents, programme, tour, archived, editions, earlier], (before?: SearchIndex) =>
    createSearchIndex(
      searchedDocuments(documents, { editions, archived, allEditions }, now),
      [...programme, ...tour, ...earlier],
      before,
    ),
  );
}

/** A single empty array, because a derived value is recomputed if one of its inputs is another object. */
const NO_ITEMS: readonly ProgrammeItem[] = [];
