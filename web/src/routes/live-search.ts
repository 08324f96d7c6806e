import { cms } from '../cms/live.ts';
import { createIndexKeeper } from '../features/search/index-keeper.ts';
import type { SearchIndex } from '../features/search/search-index.ts';

const indexOver = createIndexKeeper();

/** The index over what the content system answers now. */
export async function searchIndex(): Promise<SearchIndex> {
  return indexOver(...(await Promise.all([cms.searchDocuments(), cms.programmeItems(), cms.onTourItems()])));
}
