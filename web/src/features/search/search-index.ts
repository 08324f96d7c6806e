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
type SearchResults = ListPage<SearchHit> & {
  /** Whether nothing holds the words as they were written, so that these hold words that differ in one letter. */
  approximate: boolean;
};

export type SearchIndex = { find(question: SearchQuestion, page: number, now: Date): SearchResults };

/** The fields that are searched, by what a match in them weighs. */
const WEIGHTS = { title: 5, lead: 2, labels: 2, text: 1 };

/** From this length on a word may differ in one letter. */
const FORGIVING_LENGTH = 5;
/** From this length on the last word may be the beginning of a longer one. */
const PREFIX_LENGTH = 2;

type Match = { document: SearchDocument; items: readonly ProgrammeItem[]; words: ReadonlySet<string> };

/**
 * An index of pages and of the programme items that belong to them. Every word of a question must be found, and the last
 * one may be the beginning of a word. Only when that finds nothing may words of five letters and more differ in one.
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

/** By relevance, what is over comes last. By date the order is that of the specification, without exception. */
function inOrder(found: readonly Match[], order: SearchOrder, now: Date): readonly Match[] {
  if (order === 'relevance') {
    return [...found].sort((a, b) => Number(isOver(a.items, now)) - Number(isOver(b.items, now)));
  }
  const made = ({ document }: Match) => +(document.createdAt ?? 0);
  return [...found].sort((a, b) => made(b) - made(a) || a.document.path.localeCompare(b.document.path));
}

/** The fields of a page that are searched. It is also found by the titles, places, types and themes of its items. */
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

type Answers = readonly [
  documents: readonly SearchDocument[],
  programme: readonly ProgrammeItem[],
  tour: readonly ProgrammeItem[],
];

type Cached = { answers: Answers; json: string; index: SearchIndex };

/**
 * Keeps the index over the last answers of the content system. They are fetched again every few seconds and rarely hold
 * anything new, so a new index is built only when their content differs.
 */
export function createIndexCache(): (...answers: Answers) => SearchIndex {
  let cached: Cached | undefined;
  return (...answers) => {
    const last = cached;
    if (last && answers.every((answer, place) => answer === last.answers[place])) return last.index;
    const json = JSON.stringify(answers);
    const [documents, programme, tour] = answers;
    const index = last?.json === json ? last.index : createSearchIndex(documents, [...programme, ...tour]);
    cached = { answers, json, index };
    return index;
  };
}
