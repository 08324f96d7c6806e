import { withoutAccents } from '../without-accents.ts';

// The definition of a word. The search index, the search query and the marking of matches share it, so that every match
// can be marked.

/**
 * Matches a word. It begins with a letter or digit and includes all combining marks, so that its bounds never split a
 * letter, and invisible characters such as soft hyphens. It can contain an apostrophe: «foto's».
 */
const WORD = /(?![ʻʼ])[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['’`´](?=[\p{L}\p{N}]))*/gu;

/** Characters that people type as an apostrophe. Two of them are letters in Unicode. */
const APOSTROPHES = /['’`´ʻʼ]/g;
/** Matches an article or preposition at the beginning of a word: «l'étranger», «d'Hondt». */
const ELISION = /^\p{L}{1,2}['’`´ʻʼ](?=\p{L}{3})/u;

/** Matches a character that joins the parts of one word: a hyphen, or a bracket as in «(on)gelukkig». */
const HYPHEN = /^[-\u2010\u2011()]$/;

/** Normalizes a word for comparison: to lower case and without accents, so that «André» becomes «andre». */
function folded(word: string): string {
  const small = word.toLowerCase();
  // Fast path: most words need no normalization, and the search index normalizes every word of every page.
  if (/^[a-z0-9]+$/.test(small)) return small;
  return withoutAccents(small.replace(APOSTROPHES, ''));
}

/** A word of a text: its normalized form and its position. */
export type PlacedWord = { word: string; start: number; end: number };

/** Returns the words of a text in order, grouped by hyphenated word or initials: «J.M.». Most groups contain one word. */
function hyphenatedWords(text: string): PlacedWord[][] {
  const groups: PlacedWord[][] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const placed = { word: folded(written), start: index, end: index + written.length };
    const before = groups.at(-1);
    const last = before?.at(-1);
    const between = last && text.slice(last.end, index);
    const isInitial = between === '.' && /^[a-z]$/.test(last?.word ?? '');
    if (before && between && (isInitial || HYPHEN.test(between))) before.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

/** Returns a hyphenated word as one word: «wi-fi» → «wifi». */
const asOne = (group: readonly PlacedWord[]): PlacedWord => ({
  word: group.map(({ word }) => word).join(''),
  start: group[0]?.start ?? 0,
  end: group.at(-1)?.end ?? 0,
});

/**
 * Returns the words of a text, in order. A hyphenated word is returned before its parts, and «l'étranger» also without
 * its article.
 */
export function placedWords(text: string): PlacedWord[] {
  return hyphenatedWords(text).flatMap((group) => [
    ...(group.length > 1 ? [asOne(group)] : []),
    ...group.flatMap((placed) => [placed, ...withoutElision(text, placed)]),
  ]);
}

function withoutElision(text: string, { start, end }: PlacedWord): PlacedWord[] {
  const written = text.slice(start, end);
  const [elision = ''] = ELISION.exec(written) ?? [];
  if (elision === '') return [];
  return [{ word: folded(written.slice(elision.length)), start: start + elision.length, end }];
}

/** Returns the normalized words of {@link placedWords}. */
export const indexedWordsOf = (text: string): string[] => placedWords(text).map(({ word }) => word);

/** Returns the normalized words of a text. Splits a hyphenated word into its parts. */
export const wordsOf = (text: string): string[] =>
  hyphenatedWords(text).flatMap((group) => group.map(({ word }) => word));

/**
 * Returns the ways to split a typed text into words: with hyphenated words in parts, and with each of them as one word.
 */
export function readingsOf(text: string): string[][] {
  const groups = hyphenatedWords(text);
  const parts = groups.flatMap((group) => group.map(({ word }) => word));
  return groups.length === parts.length ? [parts] : [parts, groups.map((group) => asOne(group).word)];
}
