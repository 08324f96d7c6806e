import { PAGE_KIND_WORDS, type PageKind } from '../../domain/pages/page.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { isSigning } from '../../domain/programme/signing/signing.ts';
import {
  isOver,
  namedIn,
  ownTitle,
  type SearchDocument,
  type SearchHit,
  searchHit,
} from '../../domain/search/search-hit.ts';
import { markedText, unmarked } from '../../domain/search/search-marks.ts';
import { significant } from '../../domain/search/search-query.ts';
import { indexedWordsOf, placedWords, wordsOf } from '../../domain/search/words.ts';
import { isPast } from '../../domain/time/when.ts';
import type { SearchedWord } from './reading.ts';

export type Match = {
  document: SearchDocument;
  items: readonly ProgrammeItem[];
  words: ReadonlySet<string>;
  /** The score of the word matches, by the rarity of each word and the weight of its field. */
  score: number;
  sought: readonly SearchedWord[];
  /** Whether the page lacks words of the query. */
  isPartial?: boolean;
};

/** The maximum number of best hits above the list. */
const MAX_BEST = 5;

/** The weight of each kind of page. Other kinds answer a query better than old news. */
const KIND_WEIGHTS: Readonly<Record<PageKind, number>> = {
  page: 2,
  home: 1,
  experience: 1,
  onTourExperience: 1,
  hotspot: 1,
  author: 1.5,
  bookstore: 0.8,
  newsArticle: 0.5,
  festivalDay: 0.5,
};

/** Maximum number of matches to check for phrases, from the top, because visitors rarely look further. */
const LOOKED_AT = 200;

/** Sorts by relevance: past items last, then partial matches, then by word match, adjacency and the kind of page. */
export function byRelevance(found: readonly Match[], now: Date): readonly Match[] {
  const byScore = [...found].sort((a, b) => b.score - a.score);
  const weighed = byScore.map((match, place) => ({
    match,
    late: 2 * Number(isOver(match.items, now)) + Number(match.isPartial === true),
    weight: match.score * KIND_WEIGHTS[match.document.kind] * (place < LOOKED_AT ? together(match) : 1),
  }));
  return weighed.sort((a, b) => a.late - b.late || b.weight - a.weight).map(({ match }) => match);
}

/**
 * Returns the factor for a phrase match. It is highest if the title equals the query or if a page part with its own
 * address matches. It is lower for adjacent words, as in an author's name.
 */
function together(match: Match): number {
  const { document, items, sought } = match;
  const phrase = sought.map(({ word }) => word).join(' ');
  const written = (text: string | undefined) => significant(wordsOf(text ?? '')).join(' ');
  if (written(document.title) === phrase || partsIn(match).length > 0) return 6;
  const holds = (text: string | undefined) => ` ${written(text)} `.includes(` ${phrase} `);
  const names = namedIn(items).map(({ name }) => name);
  if ([document.title, document.preview, ...names].some(holds)) return 2;
  return items.some(({ title }) => holds(title)) || holds(document.headings) ? 1.5 : 1;
}

/** Whether a page answers the query by itself: its title contains all words, or its main texts contain them as a phrase. */
export const isAnswer = (match: Match): boolean =>
  holdsAll(match, match.document.title) || together(match) > 1;

/**
 * Returns the best hits. A moment with its own title and a page part with its own address are separate hits. If the
 * query names an author who signs, the hits include that signing.
 */
export function bestHits(found: readonly Match[], now: Date): readonly SearchHit[] {
  if (found.length < 2) return [];
  const ranked = byRelevance(found, now);
  const answers = distinct(ranked.slice(0, 2 * MAX_BEST).flatMap((match) => answersOf(match, now)));
  const best = whenFirst(answers).slice(0, MAX_BEST);
  const signings = new Set(
    ranked.flatMap(({ items }) => items.filter(isSigning).map(({ type }) => type?.title)),
  );
  if (best.some(({ kind }) => signings.has(kind))) return best;
  const signing = ranked.find((match) => isSigningOfNamed(match, now));
  if (signing === undefined) return best;
  return [...best.slice(0, MAX_BEST - 1), ...answersOf(signing, now).slice(0, 1)];
}

/** Puts an author's next appearance before the author's page, because visitors want to know when and where. */
function whenFirst(answers: readonly SearchHit[]): readonly SearchHit[] {
  const [author, moment, ...others] = answers;
  if (author?.kind !== PAGE_KIND_WORDS.author || !moment?.sessions.length || moment.over) return answers;
  return [moment, author, ...others];
}

/** Whether an upcoming signing matches: every sought word is an author's name or a capitalized word of the preview. */
function isSigningOfNamed({ document: { preview = '' }, items, sought }: Match, now: Date): boolean {
  if (!items.some((item) => isSigning(item) && !isPast(item, now))) return false;
  const names = placedWords(preview)
    .filter(({ start }) => /\p{Lu}/u.test(preview.charAt(start)))
    .map(({ word }) => word);
  names.push(...namedIn(items).flatMap(({ name }) => indexedWordsOf(name)));
  return sought.every(({ accepted }) => names.some((name) => accepted.has(name)));
}

/** Removes duplicates of page parts that occur on several pages, such as the plan of the hall. */
function distinct(hits: readonly SearchHit[]): readonly SearchHit[] {
  const shown = new Set<string>();
  return hits.filter(({ uuid, path, title }) => {
    // A hit whose `uuid` equals its path is a part of a page.
    if (uuid !== path) return true;
    const name = unmarked(title);
    if (shown.has(name)) return false;
    shown.add(name);
    return true;
  });
}

/** Returns the parts of a page that contain all words of the query; none if the title of the page contains them all. */
function partsIn(match: Match): SearchDocument['parts'] {
  const { parts, title } = match.document;
  if (parts.length === 0 || holdsAll(match, title)) return [];
  return parts.filter((part) => holdsAll(match, `${part.title} ${part.text}`));
}

/** Returns the hits of one match: the page, and page parts or moments that match by themselves. */
function answersOf(match: Match, now: Date): SearchHit[] {
  const { document, items, words } = match;
  const page = searchHit(document, items, words, now);
  const holds = (text: string) => holdsAll(match, text);
  const parts = partsIn(match);
  if (parts.length > 0) {
    return parts.map(({ path, title, text }) => ({
      ...page,
      uuid: path,
      path,
      kind: document.title,
      title: markedText(title, words),
      excerpt: markedText(text, words),
    }));
  }
  const moments = items
    .filter((item) => !isPast(item, now) && holds(ownTitle(item) ?? ''))
    .slice(0, 1)
    .map((item): SearchHit => {
      const hit = searchHit({ ...document, title: item.title }, [item], words, now);
      return { ...hit, uuid: item.uuid, path: momentPath(item) ?? document.path };
    });
  return holds(document.title) ? [page, ...moments] : [...moments, page];
}

function holdsAll({ sought }: Match, text: string): boolean {
  const words = indexedWordsOf(text);
  return sought.every(({ accepted }) => words.some((word) => accepted.has(word)));
}
