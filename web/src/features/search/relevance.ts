import { PAGE_KIND_WORDS, type PageKind } from '../../domain/pages/page.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { isSigning, isSigningType } from '../../domain/programme/signing/signing.ts';
import {
  isOver,
  namedIn,
  ownTitle,
  type SearchDocument,
  type SearchHit,
  searchHit,
} from '../../domain/search/search-hit.ts';
import { markedText } from '../../domain/search/search-marks.ts';
import { placedWords, wordsOf } from '../../domain/search/words.ts';
import { isPast } from '../../domain/time/when.ts';

export type SoughtWord = {
  word: string;
  /** Others that do as well: for what it means, or what may have been meant. */
  others: readonly string[];
  /** It may be the beginning of a longer one. */
  open: boolean;
};

export type Match = {
  document: SearchDocument;
  items: readonly ProgrammeItem[];
  words: ReadonlySet<string>;
  /** How well its words match, by how rare they are and where they stand. */
  score: number;
  sought: readonly SoughtWord[];
};

/** How many of the best answers stand above the list. */
const MAX_BEST = 5;

/** What a kind of page weighs: a page of the site answers a question, news once did. */
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

/** So many of what matches best are looked at closely; in a long list nobody asks for what comes after. */
const LOOKED_AT = 200;

/** What is over comes last. Then by how well the words match, whether they stand together, and the kind of page. */
export function byRelevance(found: readonly Match[], now: Date): readonly Match[] {
  const byScore = [...found].sort((a, b) => b.score - a.score);
  const weighed = byScore.map((match, place) => ({
    match,
    over: isOver(match.items, now),
    weight: match.score * KIND_WEIGHTS[match.document.kind] * (place < LOOKED_AT ? together(match) : 1),
  }));
  return weighed
    .sort((a, b) => Number(a.over) - Number(b.over) || b.weight - a.weight)
    .map(({ match }) => match);
}

/**
 * A title that is the question says most; then what stands on the page with an address of its own, and the words beside
 * each other, as the name of an author is written.
 */
function together(match: Match): number {
  const { document, items, sought } = match;
  const phrase = sought.map(({ word }) => word).join(' ');
  const written = (text: string | undefined) => wordsOf(text ?? '').join(' ');
  if (written(document.title) === phrase || partsIn(match).length > 0) return 6;
  const holds = (text: string | undefined) => ` ${written(text)} `.includes(` ${phrase} `);
  const names = namedIn(items).map(({ name }) => name);
  if ([document.title, document.preview, ...names].some(holds)) return 2;
  return items.some(({ title }) => holds(title)) || holds(document.headings) ? 1.5 : 1;
}

/**
 * The best answers. A moment with a title of its own answers itself, and so does what stands on a page and has an address
 * there. When an author is sought who signs, that is among them.
 */
export function bestHits(found: readonly Match[], now: Date): readonly SearchHit[] {
  if (found.length < 2) return [];
  const ranked = byRelevance(found, now);
  const answers = distinct(ranked.slice(0, 2 * MAX_BEST).flatMap((match) => answersOf(match, now)));
  const best = whenFirst(answers).slice(0, MAX_BEST);
  if (best.some(({ kind }) => isSigningType(kind))) return best;
  const signing = ranked.find((match) => isSigningOfNamed(match, now));
  if (signing === undefined) return best;
  return [...best.slice(0, MAX_BEST - 1), ...answersOf(signing, now).slice(0, 1)];
}

/** Who asks for an author at a festival asks when and where: what there is to go to stands before the author's page. */
function whenFirst(answers: readonly SearchHit[]): readonly SearchHit[] {
  const [author, moment, ...others] = answers;
  if (author?.kind !== PAGE_KIND_WORDS.author || !moment?.sessions.length || moment.over) return answers;
  return [moment, author, ...others];
}

/** Whether somebody signs there who is named as sought: as an author, or in its text, where a name is known by its capital. */
function isSigningOfNamed({ document: { preview = '' }, items, sought }: Match, now: Date): boolean {
  if (!items.some((item) => isSigning(item) && !isPast(item, now))) return false;
  const names = placedWords(preview)
    .filter(({ start }) => /\p{Lu}/u.test(preview.charAt(start)))
    .map(({ word }) => word);
  names.push(...namedIn(items).flatMap(({ name }) => wordsOf(name)));
  return sought.every(({ word, others }) => names.some((name) => name === word || others.includes(name)));
}

/** A plan that several pages show is one answer. */
function distinct(hits: readonly SearchHit[]): readonly SearchHit[] {
  const shown = new Set<string>();
  return hits.filter(({ uuid, path, title }) => {
    // Only what stands on a page goes by its address.
    if (uuid !== path) return true;
    const name = title.map(({ text }) => text).join('');
    if (shown.has(name)) return false;
    shown.add(name);
    return true;
  });
}

/** What stands on the page, has an address there, and holds what is sought where the page's title does not. */
function partsIn(match: Match): SearchDocument['parts'] {
  const { parts, title } = match.document;
  if (parts.length === 0 || holdsAll(match, title)) return [];
  return parts.filter((part) => holdsAll(match, `${part.title} ${part.text}`));
}

/** The page, and what in it answers the question by itself. */
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
  const words = wordsOf(text);
  return sought.every(({ word, others, open }) =>
    words.some((one) => one === word || others.includes(one) || (open && one.startsWith(word))),
  );
}
