import { groupedBy } from '../../domain/grouped.ts';
import { PAGE_KIND_WORDS } from '../../domain/pages/page.ts';
import { type ListPage, pageOf } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { themeNames } from '../../domain/programme/category.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { ACCESS_WORDS } from '../../domain/programme/status.ts';
import { ageWords } from '../../domain/search/ages.ts';
import { type SearchGroup, searchGroupOf } from '../../domain/search/search-group.ts';
import { namedIn, type SearchDocument, type SearchHit, searchHit } from '../../domain/search/search-hit.ts';
import { markedText } from '../../domain/search/search-marks.ts';
import { type SearchQuery, searchedWords } from '../../domain/search/search-query.ts';
import { type Festival, type Tool, toolsMeant } from '../../domain/search/tools.ts';
import { wordsOf } from '../../domain/search/words.ts';
import { isDay } from '../../domain/time/brussels.ts';
import { createReader, type SearchedWord } from './reading.ts';
import { bestHits, byRelevance, isAnswer, type Match } from './relevance.ts';
import { createWordIndex, type WordIndex, type WordsOfPage } from './word-index.ts';

export type SearchResults = ListPage<SearchHit> & {
  /** The corrected term that the hits contain, if nothing matched the term as typed. */
  meant?: string;
  /** The words of the term that the hits lack, if no page contains all words. */
  without: readonly string[];
  /** The tools that the term names and the best hits, to show above the others. Empty except on the first page. */
  best: readonly SearchHit[];
  /** The number of hits per group, regardless of the group filter. */
  counts: Readonly<Record<SearchGroup, number>>;
};

export type SearchIndex = {
  find(question: SearchQuery, page: number, now: Date): SearchResults;
  words: WordIndex;
};

/** If fewer pages than this contain all words of a term, the search also finds pages with some of the words. */
const FEW = 3;

/** The pages that match a term, and the kind of match. */
type Found = { matches: readonly Match[]; meant?: string; without: readonly string[] };

/**
 * Creates an index of pages with their programme items. For every word of a query, a page must contain the word, a form
 * or a synonym of it; the last word may be a prefix. If nothing matches, unknown words are corrected; if still nothing
 * matches, the best partial matches are found. Indexing all pages again would block the process for a fifth of a
 * second, so this index reuses the words of the index `before`, which becomes unusable.
 */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  items: readonly ProgrammeItem[],
  before?: SearchIndex,
): SearchIndex {
  const words = before?.words ?? createWordIndex();
  const itemsOf = groupedBy(items, ({ experience }) => experience?.uuid);
  const known = new Map(documents.map((document) => [document.uuid, document]));
  const festival = festivalOf(documents, items, words.vocabulary);
  words.hold([...known.values()].map((document) => entry(document, itemsOf.get(document.uuid) ?? [])));
  const reader = createReader(words);

  const lookUp = (sought: readonly SearchedWord[], combineWith: 'AND' | 'OR'): Match[] =>
    words.index
      .search({
        combineWith,
        queries: sought.map(({ accepted }) => ({
          combineWith: 'OR',
          queries: [...accepted.keys()],
          boostTerm: (term) => accepted.get(term) ?? 1,
        })),
      })
      .flatMap(({ id, terms, score }) => {
        const document = known.get(id);
        if (document === undefined) return [];
        return [{ document, items: itemsOf.get(id) ?? [], words: new Set(terms), score, sought }];
      });

  /** Returns the matches of several readings of a term. A page that matches several readings is listed once. */
  const withAll = (readings: readonly (readonly SearchedWord[])[]): Match[] => {
    const found = new Map<string, Match>();
    for (const match of readings.flatMap((sought) => lookUp(sought, 'AND')))
      if (!found.has(match.document.uuid)) found.set(match.document.uuid, match);
    return [...found.values()];
  };

  /**
   * Adds the best partial matches to the pages with all words. The best ones contain the same words of the term as the
   * page that contains most of them.
   */
  const withPartial = (readings: readonly (readonly SearchedWord[])[], complete: readonly Match[]): Found => {
    const isOther = ({ document }: Match) => complete.every((match) => match.document !== document);
    const [best] = readings
      .flatMap((sought) => lookUp(sought, 'OR'))
      .filter(isOther)
      .map((match) => ({ match, held: match.sought.filter((word) => isIn(word, match)) }))
      .sort((a, b) => b.match.score * b.held.length - a.match.score * a.held.length);
    if (best === undefined) return { matches: complete, without: [] };
    const { held, match } = best;
    const others = withAll([held]).filter(isOther);
    return {
      matches: [...complete, ...others.map((other) => ({ ...other, isPartial: true }))],
      without: match.sought.filter((word) => !held.includes(word)).map(({ word }) => word),
    };
  };

  const found = (readings: readonly string[][]): Found => {
    const exact = withAll(readings.flatMap(reader.asTyped));
    if (isEnough(exact)) return { matches: exact, without: [] };
    const asMeant = readings.flatMap(reader.asMeant);
    if (exact.length > 0) return withPartial(asMeant, exact);
    const [typed = []] = readings;
    const corrected = withAll(asMeant);
    const words = typed.map((word) => reader.corrected(word, corrected[0]?.words ?? new Set()));
    const meant = corrected.length > 0 && words.join() !== typed.join() ? words.join(' ') : undefined;
    return isEnough(corrected)
      ? { matches: corrected, meant, without: [] }
      : { ...withPartial(asMeant, corrected), meant };
  };

  return {
    words,
    find({ term, order, group }, number, now) {
      const readings = searchedWords(term).filter((read) => read.length > 0);
      const tools = order === 'best' && group === undefined ? toolsMeant(readings, festival, now) : [];
      const isAnswered = tools.some(({ isWhole }) => isWhole);
      const { matches, meant, without } = isAnswered ? NOTHING_ELSE : found(readings);
      const toolPaths = tools.map(({ path }) => path);
      const narrowed = matches.filter(
        ({ document }) =>
          !toolPaths.includes(document.path) && (group === undefined || searchGroupOf(document) === group),
      );
      const best = order === 'best' ? bestHits(narrowed, now) : [];
      const inBest = best.map(({ path }) => bareOf(path));
      const others = narrowed.filter(({ document }) => !inBest.includes(document.path));
      const page = pageOf(order === 'relevance' ? byRelevance(narrowed, now) : newestFirst(others), number);
      return {
        ...page,
        total: narrowed.length + tools.length,
        items: page.items.map((match) => searchHit(match.document, match.items, match.words, now)),
        meant,
        without,
        best: page.number === 1 ? [...tools.map(toolHit), ...best] : [],
        counts: countsOf(matches),
      };
    },
  };
}

const NOTHING_ELSE: Found = { matches: [], without: [] };

/** Whether there are enough pages with all words of a term: a few, or one that answers the term by itself. */
const isEnough = (complete: readonly Match[]): boolean => complete.length >= FEW || complete.some(isAnswer);

const isIn = ({ accepted }: SearchedWord, { words }: Match): boolean =>
  [...words].some((word) => accepted.has(word));

/** Removes the query and the anchor from a path. */
const bareOf = (path: string): string => path.replace(/[?#].*/, '');

/** Returns the hit that leads to a tool. */
const toolHit = ({ path, title, text }: Tool): SearchHit => ({
  uuid: path,
  path,
  kind: 'Meteen naar',
  title: markedText(title, new Set()),
  excerpt: markedText(text, new Set()),
  slug: [],
  colour: 'grey',
  sessions: [],
  more: 0,
  over: false,
});

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

/** Returns the days of the current edition, and the stages and words that a query can name. */
function festivalOf(
  documents: readonly SearchDocument[],
  items: readonly ProgrammeItem[],
  vocabulary: ReadonlyMap<string, number>,
): Festival {
  const days = documents.flatMap(({ kind, path, edition }) => {
    const day = path.slice(BASE.programme.length + 1);
    return kind === 'festivalDay' && edition === undefined && isDay(day) ? [day] : [];
  });
  const stages = items.flatMap(({ location, experience }) =>
    location && experience?.path.startsWith(`${BASE.experience}/`)
      ? [[location.slug, { ...location, words: wordsOf(location.title) }] as const]
      : [],
  );
  return {
    days: days.sort(),
    stages: [...new Map(stages).values()].filter(({ words }) => words.length > 0),
    knows: (word) => vocabulary.has(word),
  };
}

/** Returns the searchable fields of a page, with the titles, authors, places, types, themes, ages and access of its items. */
function entry(
  { uuid, kind, title, preview, text, headings, parts, address }: SearchDocument,
  items: readonly ProgrammeItem[],
): WordsOfPage {
  const labels = items.flatMap(({ type, location, preciseLocation, themes, ages, access }) => [
    type?.title,
    location?.title,
    preciseLocation,
    ...themes.flatMap((theme) => [theme.title, themeNames(theme.slug)]),
    ...ageWords(ages),
    ...access.map((name) => ACCESS_WORDS[name]),
  ]);
  return {
    id: uuid,
    title: [...new Set([title, ...items.map((item) => item.title)])].join(' · '),
    lead: [preview, ...new Set(items.map(({ extraInfo }) => extraInfo))].join(' · '),
    authors: namedIn(items)
      .map(({ name }) => name)
      .join(' · '),
    labels: [...new Set([address, PAGE_KIND_WORDS[kind], ...labels])].join(' · '),
    headings: [headings, ...parts.flatMap((part) => [part.title, part.text])].join(' · '),
    text,
  };
}
