import { BY_RELEVANCE, QUERY } from '../pages/query-names.ts';
import { GROUP_NAMES, type SearchGroup } from './search-group.ts';
import { readingsOf } from './words.ts';

/** Maximum length of a search term in characters. Longer terms are cut off. */
export const MAX_TERM_LENGTH = 100;

/** The order of results: by creation date, newest first, or by relevance. */
export type SearchOrder = 'newest' | 'relevance';

/** A search query. `term` is empty if the visitor entered none. */
export type SearchQuery = {
  term: string;
  order: SearchOrder;
  /** The group to which results are limited; `undefined` for all groups. */
  group?: SearchGroup;
};

/** Characters that separate words in a term like a space: control characters and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu;
/** Invisible characters that belong to no word, such as soft hyphens. Joiners are kept, because emoji contain them. */
const INVISIBLE = /[^\P{Cf}\u200c\u200d]/gu;

/** Parses the search query in a URL; `undefined` if the URL has none. */
export function parseSearchQuery(parameters: URLSearchParams): SearchQuery | undefined {
  const written = parameters.get(QUERY.term);
  if (written === null) return undefined;
  const line = written.replace(INVISIBLE, '').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  const term = Array.from(line).slice(0, MAX_TERM_LENGTH).join('').trim();
  const group = GROUP_NAMES.find((name) => name === parameters.get(QUERY.group));
  const order = parameters.get(QUERY.order) === BY_RELEVANCE ? 'relevance' : 'newest';
  return { term, order, ...(group && { group }) };
}

/** Returns the parameters of a search query, without the page number. */
export function searchParameters({ term, order, group }: SearchQuery): URLSearchParams {
  return new URLSearchParams({
    [QUERY.term]: term,
    ...(group && { [QUERY.group]: group }),
    ...(order === 'relevance' ? { [QUERY.order]: BY_RELEVANCE } : {}),
  });
}

/** Words that are too common to search for. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'aan als bij de den der die dat dit een en er heb het hoe hun ik in is je kan met mijn naar niet nog of om onze op over te tot uit van vind voor waar wanneer was wat welke wie ze zijn zo'.split(
    ' ',
  ),
);

/**
 * Returns the words to search for, once for each way to read hyphenated words. Omits common words, unless the term
 * contains no other words.
 */
export function searchedWords(term: string): string[][] {
  return readingsOf(term).map((reading) => {
    const words = [...new Set(reading)];
    const significantWords = words.filter((word) => !SMALL_WORDS.has(word));
    return significantWords.length > 0 ? significantWords : words;
  });
}
