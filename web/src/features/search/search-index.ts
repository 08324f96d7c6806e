import MiniSearch from 'minisearch';
import { type ListPage, pageOf } from '../../domain/pages/paging.ts';
import { themeNames } from '../../domain/programme/category.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { isOver, type SearchDocument, type SearchHit, searchHit } from '../../domain/search/search-hit.ts';
import {
  type SearchOrder,
  type SearchQuestion,
  soughtWords,
  wordsOf,
} from '../../domain/search/search-question.ts';

/** One page of what answers a question. */
export type SearchResults = ListPage<SearchHit> & {
  /** Nothing holds the words as they were written; these hold words that differ in one letter. */
  approximate: boolean;
};

export type SearchIndex = { find(question: SearchQuestion, page: number, now: Date): SearchResults };

/** The fields that are searched, by what a match in them weighs. */
const WEIGHTS = { title: 5, lead: 2, labels: 2, text: 1 };

/** From this length on a word may differ in one letter. */
const FORGIVING_LENGTH = 5;
/** A last word of one letter is no beginning of anything in particular. */
const PREFIX_LENGTH = 2;

type Match = { document: SearchDocument; items: readonly ProgrammeItem[]; words: ReadonlySet<string> };

/**
 * Pages and what takes place on them, to be searched. Every word must be there, the last one may be a beginning;
 * only when that finds nothing may words of five letters and more differ in one.
 */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  items: readonly ProgrammeItem[],
): SearchIndex {
  const itemsOf = byExperience(items);
  const known = new Map(documents.map((document) => [document.uuid, document]));
  const index = new MiniSearch({
    fields: Object.keys(WEIGHTS),
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: WEIGHTS,
      combineWith: 'AND',
      tokenize: (words) => words.split(' '),
      prefix: (word, place, words) => place === words.length - 1 && word.length >= PREFIX_LENGTH,
    },
  });
  index.addAll([...known.values()].map((document) => entry(document, itemsOf.get(document.uuid) ?? [])));

  const matches = (words: readonly string[], forgiving: boolean): Match[] =>
    index
      .search(words.join(' '), { fuzzy: (word) => forgiving && word.length >= FORGIVING_LENGTH && 1 })
      .flatMap(({ id, terms }) => {
        const document = known.get(id);
        return document ? [{ document, items: itemsOf.get(id) ?? [], words: new Set(terms) }] : [];
      });

  return {
    find({ term, order }, number, now) {
      const words = soughtWords(term);
      const exact = words.length > 0 ? matches(words, false) : [];
      const found = exact.length > 0 || words.length === 0 ? exact : matches(words, true);
      const page = pageOf(inOrder(found, order, now), number);
      return {
        ...page,
        items: page.items.map((match) => searchHit(match.document, match.items, match.words, now)),
        approximate: exact.length === 0 && found.length > 0,
      };
    },
  };
}

function byExperience(items: readonly ProgrammeItem[]): ReadonlyMap<string, readonly ProgrammeItem[]> {
  const found = new Map<string, ProgrammeItem[]>();
  for (const item of items) {
    if (!item.experience) continue;
    const { uuid } = item.experience;
    found.set(uuid, [...(found.get(uuid) ?? []), item]);
  }
  return found;
}

/** By relevance, what is over stands last. By date the order is the specification's, without exception. */
function inOrder(found: readonly Match[], order: SearchOrder, now: Date): readonly Match[] {
  if (order === 'relevance') {
    return [...found].sort((a, b) => Number(isOver(a.items, now)) - Number(isOver(b.items, now)));
  }
  const made = ({ document }: Match) => +(document.createdAt ?? 0);
  return [...found].sort((a, b) => made(b) - made(a) || a.document.path.localeCompare(b.document.path));
}

/** A page is also found by what its items are called, where they are, and of which kind and theme. */
function entry({ uuid, title, preview, text }: SearchDocument, items: readonly ProgrammeItem[]) {
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
    labels: [...new Set(labels)].join(' · '),
    text,
  };
}
