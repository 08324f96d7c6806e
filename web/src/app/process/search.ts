import type { Cms } from '../../cms/cms.ts';
import { createIndexCache, type SearchIndex } from '../../features/search/search-index.ts';

/** One for what is published, and one for each request that may see drafts, which goes with it. */
const keepers = new WeakMap<Cms, ReturnType<typeof createIndexCache>>();

/** The index over what the content system answers now. */
export async function searchIndex(cms: Cms): Promise<SearchIndex> {
  const indexOver = keepers.get(cms) ?? createIndexCache();
  keepers.set(cms, indexOver);
  return indexOver(...(await Promise.all([cms.searchDocuments(), cms.programmeItems(), cms.onTourItems()])));
}
