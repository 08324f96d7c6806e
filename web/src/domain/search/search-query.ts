import { ALL_EDITIONS, BY_DATE, BY_RELEVANCE, QUERY } from '../pages/query-names.ts';
import { withAges } from './ages.ts';
import { GROUP_NAMES, type SearchGroup } from './search-group.ts';
import { readingsOf } from './words.ts';

/** Maximum length of a search term in characters. Longer terms are cut off. */
export const MAX_TERM_LENGTH = 100;

/** The order of results: the best hits before the others by date; all by date, newest first; or all by relevance. */
export type SearchOrder = 'best' | 'newest' | 'relevance';

/** The names of the orders in a URL, which omits the default order. */
export const ORDER_NAMES = { best: undefined, newest: BY_DATE, relevance: BY_RELEVANCE } as const;
const ORDERS = ['newest', 'relevance'] as const;

/** A search query. `term` is empty if the visitor entered none. */
export type SearchQuery = {
  term: string;
  order: SearchOrder;
  /** The group to which results are limited; `undefined` for all groups. */
  group?: SearchGroup;
  /** Whether the search also finds pages of earlier editions. */
  allEditions?: true;
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
  const order = ORDERS.find((one) => ORDER_NAMES[one] === parameters.get(QUERY.order)) ?? 'best';
  const allEditions = parameters.get(QUERY.editions) === ALL_EDITIONS;
  return { term, order, ...(group && { group }), ...(allEditions && { allEditions }) };
}

/** Returns the parameters of a search query, without the page number. */
export function searchParameters({ term, order, group, allEditions }: SearchQuery): URLSearchParams {
  const orderName = ORDER_NAMES[order];
  return new URLSearchParams({
    [QUERY.term]: term,
    ...(group && { [QUERY.group]: group }),
    ...(orderName && { [QUERY.order]: orderName }),
    ...(allEditions && { [QUERY.editions]: ALL_EDITIONS }),
  });
}

/** Words that are too common to search for. The last row is English. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'aan als bij de den der die dat dit een en er heb het hoe hun ik in is je kan met mijn naar niet nog of om onze op',
    'over te tot uit van vind voor waar wanneer was wat welke wie ze zijn zo',
    'al alle alles ben bent daar dan deze doe doen doet door eens ergens ga gaan gaat ge geen gij graag hebben hebt',
    'heeft heel hem hier hij hoelang hoeveel iemand iets jij jou jouw jullie kank kun kunnen kunt laat laten maar mag me mee mij mijne mijnen moet',
    'moeten mogen na ne nen nodig ofwel ons ook ter toch u uw vinden wa we werd werkt wil willen wilt woar word worden wordt',
    'zal zich zien zij zit zitten zoek zoeken zou',
    'a an and are at can do for how i my of on the to what when where which who with you',
  ].flatMap((row) => row.split(' ')),
);

/** Removes words that are too common to search for, unless all words are. */
export function significant(words: readonly string[]): string[] {
  const found = [...new Set(words)].filter((word) => !SMALL_WORDS.has(word));
  return found.length > 0 ? found : [...new Set(words)];
}

/**
 * Returns the words to search for, once for each way to read hyphenated words and ages. Omits common words, unless the
 * term contains no other words.
 */
export function searchedWords(term: string): string[][] {
  const readings = readingsOf(term).flatMap((words) => [words, withAges(words)]);
  return [...new Map(readings.map((words) => [words.join(' '), significant(words)])).values()];
}
