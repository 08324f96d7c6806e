import type { OfflineProgramme } from '../../domain/offline/offline-programme.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { pageNumber } from '../../domain/pages/paging.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { parseSearchQuery } from '../../domain/search/search-query.ts';
import type { SearchIndex } from '../../features/search/search-index.ts';

/** Searches the offline data: experiences (by title, author and stage), authors, and downloaded pages. */
export async function offlineSearch(offline: OfflineProgramme, parameters: URLSearchParams, now: Date) {
  const question = parseSearchQuery(parameters);
  if (!question?.term) return { question, results: undefined };
  const results = (await indexOver(offline)).find(question, pageNumber(parameters.get(QUERY.page)), now);
  return { question, results };
}

/** Builds the search index. Its code loads at the first search. */
async function indexOver(offline: OfflineProgramme): Promise<SearchIndex> {
  const { createSearchIndex } = await import('../../features/search/search-index.ts');
  return createSearchIndex(documentsOf(offline), offline.items);
}

/** Builds the search documents from the offline data. */
function documentsOf({ items, authors, pages }: OfflineProgramme): SearchDocument[] {
  const experiences = new Map(
    items.flatMap(({ experience }) => (experience ? [[experience.uuid, experience]] : [])),
  );
  return [
    ...[...experiences.values()].map(({ uuid, path, title, preview, image }) =>
      documentOf('experience', { uuid, path, title, preview, image, text: preview }),
    ),
    ...authors.map(({ uuid, path, name, text, portrait }) =>
      documentOf('author', { uuid, path, title: name, preview: text, image: portrait, text }),
    ),
    ...pages.map(({ uuid, path, title, preview, image, intro, kind }) =>
      documentOf(kind, { uuid, path, title, preview, image, text: plainText(intro) }),
    ),
  ];
}

type Found = Pick<SearchDocument, 'uuid' | 'path' | 'title' | 'preview' | 'image'> & {
  text: string | undefined;
};

const documentOf = (kind: SearchDocument['kind'], { text = '', ...found }: Found): SearchDocument => ({
  ...found,
  kind,
  text,
  headings: '',
  parts: [],
});
