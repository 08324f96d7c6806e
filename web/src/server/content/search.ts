import type { Cms } from '../../cms/cms.ts';
import { createSearchIndex, type SearchIndex } from '../../features/search/search-index.ts';

/** The index over what the content system answers now. After a publication only the pages that changed are indexed again. */
export async function searchIndex(cms: Cms): Promise<SearchIndex> {
  const answers = await Promise.all([cms.searchDocuments(), cms.programmeItems(), cms.onTourItems()]);
  const [documents, programme, tour] = answers;
  return cms.derive('search index', answers, (before?: SearchIndex) =>
    createSearchIndex(documents, [...programme, ...tour], before),
  );
}
