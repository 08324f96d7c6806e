import { groupedBy } from '../../domain/grouped.ts';
import { type ListPage, pageOf } from '../../domain/pages/paging.ts';
import { themeNames } from '../../domain/programme/category.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { type SearchGroup, searchGroupOf } from '../../domain/search/search-group.ts';
import { namedIn, type SearchDocument, type SearchHit, searchHit } from '../../domain/search/search-hit.ts';
import { type SearchQuery, searchedWords } from '../../domain/search/search-query.ts';
import { nearWords } from '../../domain/search/spelling.ts';
import { synonymsOf } from '../../domain/search/synonyms.ts';
import { bestHits, byRelevance, type Match, type SearchedWord } from './relevance.ts';
import { createWordIndex, type WordIndex, type WordsOfPage } from './word-index.ts';

export type SearchResults = ListPage<SearchHit> & {
  /** The corrected term that the hits contain, if nothing matched the term as typed. */
  meant?: string;
  /** The best hits, to show above a list that is sorted by date. Empty except on the first page of such a list. */
  best: readonly SearchHit[];
  /** The number of hits per group, regardless of the group filter. */
  counts: Readonly<Record<SearchGroup, number>>;
};

export type SearchIndex = {
  find(question: SearchQuery, page: number, now: Date): SearchResults;
  words: WordIndex;
};

/** The minimum length of the last word to match as a prefix. */
const PREFIX_LENGTH = 2;

/**
 * Creates an index of pages with their programme items. Every word of a query, or a synonym, must match; the last word
 * may be a prefix. If nothing matches, each word of four letters or more may have one typing error. Indexing all pages
 * again would block the process for a fifth of a second, so this reuses the words of the index `before`, which becomes
 * unusable.
 */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  items: readonly ProgrammeItem[],
  before?: SearchIndex,
): SearchIndex {
  const words = before?.words ?? createWordIndex();
  const { index, vocabulary, hold } = words;
  const itemsOf = groupedBy(items, ({ experience }) => experience?.uuid);
  const known = new Map(documents.map((document) => [document.uuid, document]));
  hold([...known.values()].map((document) => entry(document, itemsOf.get(document.uuid) ?? [])));

  const matches = (sought: readonly SearchedWord[]): Match[] =>
    index
      .search({
        combineWith: 'AND',
        queries: sought.map(({ word, others, open }) => ({
          combineWith: 'OR',
          queries: [{ queries: [word], prefix: open }, ...others],
        })),
      })
      .flatMap(({ id, terms, score }) => {
        const document = known.get(id);
        if (document === undefined) return [];
        return [{ document, items: itemsOf.get(id) ?? [], words: new Set(terms), score, sought }];
      });

  /** Returns the matches of several readings of a term. A page that matches several readings is listed once. */
  const matchesOfAny = (readings: readonly (readonly SearchedWord[])[]): Match[] => {
    const found = new Map<string, Match>();
    for (const match of readings.flatMap(matches))
      if (!found.has(match.document.uuid)) found.set(match.document.uuid, match);
    return [...found.values()];
  };

  return {
    words,
    find({ term, order, group }, number, now) {
      const readings = searchedWords(term).filter((words) => words.length > 0);
      const exact = matchesOfAny(readings.map(asWritten));
      const found =
        exact.length > 0 ? exact : matchesOfAny(readings.map((words) => asMeant(words, vocabulary)));
      const narrowed = found.filter(
        ({ document }) => group === undefined || searchGroupOf(document) === group,
      );
      const page = pageOf(order === 'relevance' ? byRelevance(narrowed, now) : newestFirst(narrowed), number);
      return {
        ...page,
        items: page.items.map((match) => searchHit(match.document, match.items, match.words, now)),
        meant: exact.length === 0 ? correctedTerm(readings[0] ?? [], found, vocabulary) : undefined,
        best: order === 'newest' && page.number === 1 ? bestHits(narrowed, now) : [],
        counts: countsOf(found),
      };
    },
  };
}

/** Returns the words of the query with their synonyms. */
function asWritten(words: readonly string[]): SearchedWord[] {
  return words.map((word, place) => ({
    word,
    others: synonymsOf(word),
    open: place === words.length - 1 && word.length >= PREFIX_LENGTH,
  }));
}

/** Returns the words of the query with synonyms and possible corrections. */
function asMeant(words: readonly string[], vocabulary: ReadonlyMap<string, number>): SearchedWord[] {
  return asWritten(words).map((sought) => {
    const near = nearWords(sought.word, vocabulary.keys());
    return { ...sought, others: [...sought.others, ...near, ...near.flatMap(synonymsOf)] };
  });
}

/** Returns the words of the query, each replaced with its correction: preferably one that the best hit contains. */
function correctedTerm(
  words: readonly string[],
  [best]: readonly Match[],
  vocabulary: ReadonlyMap<string, number>,
): string | undefined {
  if (!best) return undefined;
  const hits = [...best.words];
  const corrected = (word: string) =>
    nearWords(word, hits)[0] ?? nearWords(word, vocabulary.keys())[0] ?? word;
  return words.map((word) => (hits.some((hit) => hit.startsWith(word)) ? word : corrected(word))).join(' ');
}

function countsOf(found: readonly Match[]): Record<SearchGroup, number> {
  const counts = { programma: 0, praktisch: 0, nieuws: 0, boekhandels: 0, 'op-toer': 0 };
  for (const { document } of found) counts[searchGroupOf(document)] += 1;
  return counts;
}

/** Sorts newest first, as the specification requires. */
function newestFirst(found: readonly Match[]): readonly Match[] {
  const made = ({ document }: Match) => +(document.createdAt ?? 0);
  return [...found].sort((a, b) => made(b) - made(a) || a.document.path.localeCompare(b.document.path));
}

/** Returns the searchable fields of a page, with the titles, authors, places, types and themes of its items. */
function entry(
  { uuid, title, preview, text, headings, parts }: SearchDocument,
  items: readonly ProgrammeItem[],
): WordsOfPage {
  const labels = items.flatMap(({ type, location, preciseLocation, themes }) => [
    type?.title,
    location?.title,
    preciseLocation,
    ...themes.flatMap((theme) => [theme.title, themeNames(theme.slug)]),
  ]);
  return {
    id: uuid,
    title: [...new Set([title, ...items.map((item) => item.title)])].join(' · '),
    lead: [preview, ...new Set(items.map(({ extraInfo }) => extraInfo))].join(' · '),
    authors: namedIn(items)
      .map(({ name }) => name)
      .join(' · '),
    labels: [...new Set(labels)].join(' · '),
    headings: [headings, ...parts.flatMap((part) => [part.title, part.text])].join(' · '),
    text,
  };
}
