import { groupedBy } from '../../domain/grouped.ts';
import { type ListPage, pageOf } from '../../domain/pages/paging.ts';
import { themeNames } from '../../domain/programme/category.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { type SearchGroup, searchGroupOf } from '../../domain/search/search-group.ts';
import { namedIn, type SearchDocument, type SearchHit, searchHit } from '../../domain/search/search-hit.ts';
import { type SearchQuestion, soughtWords } from '../../domain/search/search-question.ts';
import { nearWords } from '../../domain/search/spelling.ts';
import { synonymsOf } from '../../domain/search/synonyms.ts';
import { bestHits, byRelevance, type Match, type SoughtWord } from './relevance.ts';
import { createWordIndex, type WordIndex, type WordsOfPage } from './word-index.ts';

export type SearchResults = ListPage<SearchHit> & {
  /** Whether nothing holds the words as they were written, so that these hold words with one mistake less. */
  approximate: boolean;
  /** What answers best, above the first page of a list by date. */
  best: readonly SearchHit[];
  /** How much answers in each group, whatever it is narrowed to. */
  counts: Readonly<Record<SearchGroup, number>>;
};

export type SearchIndex = {
  find(question: SearchQuestion, page: number, now: Date): SearchResults;
  words: WordIndex;
};

/** From this length on the last word may be the beginning of a longer one. */
const PREFIX_LENGTH = 2;

/**
 * An index of pages and of the programme items that belong to them. Every word of a question must be found, or another
 * for what it means, and the last one may be the beginning of a word. Only when that finds nothing may each word of four
 * letters and more have one mistake. It takes over the words of an index `before`, which cannot be used any more: indexing
 * all pages again would block the process for a fifth of a second.
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

  const matches = (sought: readonly SoughtWord[]): Match[] =>
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

  return {
    words,
    find({ term, order, group }, number, now) {
      const sought = soughtWords(term);
      const exact = sought.length > 0 ? matches(asWritten(sought)) : [];
      const approximate = exact.length === 0 && sought.length > 0;
      const found = approximate ? matches(asMeant(sought, vocabulary)) : exact;
      const narrowed = found.filter(
        ({ document }) => group === undefined || searchGroupOf(document) === group,
      );
      const page = pageOf(order === 'relevance' ? byRelevance(narrowed, now) : newestFirst(narrowed), number);
      return {
        ...page,
        items: page.items.map((match) => searchHit(match.document, match.items, match.words, now)),
        approximate: approximate && found.length > 0,
        best: order === 'newest' && page.number === 1 ? bestHits(narrowed, now) : [],
        counts: countsOf(found),
      };
    },
  };
}

/** The words as they were written, and others for what they mean. */
function asWritten(words: readonly string[]): SoughtWord[] {
  return words.map((word, place) => ({
    word,
    others: synonymsOf(word),
    open: place === words.length - 1 && word.length >= PREFIX_LENGTH,
  }));
}

/** The same with those that may have been meant. */
function asMeant(words: readonly string[], vocabulary: ReadonlyMap<string, number>): SoughtWord[] {
  return asWritten(words).map((sought) => {
    const near = nearWords(sought.word, vocabulary.keys());
    return { ...sought, others: [...sought.others, ...near, ...near.flatMap(synonymsOf)] };
  });
}

function countsOf(found: readonly Match[]): Record<SearchGroup, number> {
  const counts = { programma: 0, praktisch: 0, nieuws: 0, boekhandels: 0, 'op-toer': 0 };
  for (const { document } of found) counts[searchGroupOf(document)] += 1;
  return counts;
}

/** The order of the specification, without exception. */
function newestFirst(found: readonly Match[]): readonly Match[] {
  const made = ({ document }: Match) => +(document.createdAt ?? 0);
  return [...found].sort((a, b) => made(b) - made(a) || a.document.path.localeCompare(b.document.path));
}

/** The fields of a page that are searched. It is also found by the titles, authors, places, types and themes of its items. */
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
