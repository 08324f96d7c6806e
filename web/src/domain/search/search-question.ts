import { BY_RELEVANCE, QUERY } from '../pages/query-names.ts';
import { GROUP_NAMES, type SearchGroup } from './search-group.ts';

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

// What a word is. The index, the question and the marks in a text all use this, so that what was found is marked.

/**
 * A word begins with a letter or digit and takes along every sign that hangs on it, so that its bounds never split a
 * letter. An apostrophe inside belongs to it: «foto's».
 */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200c\u200d]|['’](?=[\p{L}\p{N}]))*/gu;

/** Letters that Unicode does not take apart. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** Words that say nothing of what is sought. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'aan als bij de den der die dat dit een en er heb het hoe hun ik in is je kan met mijn naar niet nog of om onze op over te tot uit van vind voor waar wanneer was wat welke wie ze zijn zo'.split(
    ' ',
  ),
);

/** A word as it is compared: small letters without accents, «André» as «andre». */
function folded(word: string): string {
  const small = word.toLowerCase();
  // Most words have nothing to fold, and an index folds every word of every page.
  if (/^[a-z0-9]+$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}'’\u200c\u200d]/gu, '')
    .replace(/[œæøßłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** A word of a text: how it is compared, and where it stands. */
export type PlacedWord = { word: string; start: number; end: number };

/** The words of a text, in order. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    word: folded(written),
    start: index,
    end: index + written.length,
  }));
}

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => placedWords(text).map(({ word }) => word);

/** The words that are sought: without the small ones, unless there are no others. */
export function soughtWords(term: string): string[] {
  const words = [...new Set(wordsOf(term))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
