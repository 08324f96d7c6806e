import { BY_RELEVANCE, QUERY } from '../pages/query-names.ts';
import { GROUP_NAMES, type SearchGroup } from './search-group.ts';
import { wordsOf } from './words.ts';

/** The length of a term, in characters. What comes behind that is cut off. */
export const MAX_TERM_LENGTH = 100;

/** By the day on which a page was made, newest first, or by how well it answers. */
export type SearchOrder = 'newest' | 'relevance';

/** What a visitor asks the site. `term` is empty for a blank one. */
export type SearchQuestion = {
  term: string;
  order: SearchOrder;
  /** What it is narrowed to; missing: nothing. */
  group?: SearchGroup;
};

/** Signs that have no place in a line of text: controls, halves of pairs, and what turns the direction of reading. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u202a-\u202e\u2066-\u2069]/gu;

/** The question in an address; `undefined` where none is asked. */
export function parseQuestion(parameters: URLSearchParams): SearchQuestion | undefined {
  const written = parameters.get(QUERY.term);
  if (written === null) return undefined;
  const line = written.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  const term = Array.from(line).slice(0, MAX_TERM_LENGTH).join('').trim();
  const group = GROUP_NAMES.find((name) => name === parameters.get(QUERY.group));
  const order = parameters.get(QUERY.order) === BY_RELEVANCE ? 'relevance' : 'newest';
  return { term, order, ...(group && { group }) };
}

/** The parameters of a question's address, without its page. */
export function questionParameters({ term, order, group }: SearchQuestion): URLSearchParams {
  return new URLSearchParams({
    [QUERY.term]: term,
    ...(group && { [QUERY.group]: group }),
    ...(order === 'relevance' ? { [QUERY.order]: BY_RELEVANCE } : {}),
  });
}

/** Words that say nothing of what is sought. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'aan als bij de den der die dat dit een en er heb het hoe hun ik in is je kan met mijn naar niet nog of om onze op over te tot uit van vind voor waar wanneer was wat welke wie ze zijn zo'.split(
    ' ',
  ),
);

/** The words that are sought: without the small ones, unless there are no others. */
export function soughtWords(term: string): string[] {
  const words = [...new Set(wordsOf(term))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
