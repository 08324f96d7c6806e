import type { Cms } from '../cms/cms.ts';
import { createIndexKeeper } from '../features/search/index-keeper.ts';
import type { SearchIndex } from '../features/search/search-index.ts';

/** One for what is published, and one for each request that may see drafts, which goes with it. */
const keepers = new WeakMap<Cms, ReturnType<typeof createIndexKeeper>>();

/** After the first sign of life, so that a process that has just started answers everything else first. */
const WARMING_MS = 1_000;
let warmed = false;

/** Makes the index before anybody searches, once; a failure is the first visitor's to hear. */
export function warmSearchIndex(cms: Cms): void {
  if (warmed) return;
  warmed = true;
  setTimeout(() => void searchIndex(cms).catch(() => undefined), WARMING_MS).unref();
}

/** The index over what the content system answers now. */
export async function searchIndex(cms: Cms): Promise<SearchIndex> {
  const indexOver = keepers.get(cms) ?? createIndexKeeper();
  keepers.set(cms, indexOver);
  return indexOver(...(await Promise.all([cms.searchDocuments(), cms.programmeItems(), cms.onTourItems()])));
}
