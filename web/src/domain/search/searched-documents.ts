import type { Archived } from '../edition/archived.ts';
import { currentEdition, type Edition } from '../edition/edition.ts';
import type { SearchDocument } from './search-hit.ts';

/**
 * Returns the pages that a search covers at `now`. Without `allEditions`, these are the pages that belong to no edition
 * or to the current one. Otherwise, pages of other editions are included and name their edition.
 */
export function searchedDocuments(
  documents: readonly SearchDocument[],
  {
    editions,
    archived,
    allEditions,
  }: { editions: readonly Edition[]; archived: Archived; allEditions: boolean },
  now: Date,
): readonly SearchDocument[] {
  const current = currentEdition(editions, now);
  const ofOthers = editions
    .filter((edition) => edition !== current)
    .flatMap(({ days, name }) => days.map(({ uuid }) => [uuid, name] as const));
  const names = new Map([...ofOthers, ...archived.experiences, ...archived.authors]);
  if (names.size === 0) return documents;
  return allEditions
    ? documents.map((document) => {
        const edition = names.get(document.uuid);
        return edition === undefined ? document : { ...document, edition };
      })
    : documents.filter(({ uuid }) => !names.has(uuid));
}
