// The definition of a word. The search index, the search query and the marking of matches share it, so that every match
// can be marked.

/**
 * Matches a word. It begins with a letter or digit and includes all combining marks, so that its bounds never split a
 * letter. It can contain an apostrophe: «foto's».
 */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200c\u200d]|['’](?=[\p{L}\p{N}]))*/gu;

/** Letters that Unicode normalization does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** Normalizes a word for comparison: lower case without accents, such as «André» to «andre». */
function folded(word: string): string {
  const small = word.toLowerCase();
  // Fast path: most words need no normalization, and the search index normalizes every word of every page.
  if (/^[a-z0-9]+$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}'’\u200c\u200d]/gu, '')
    .replace(/[œæøßłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** A word of a text: its normalized form and its position. */
export type PlacedWord = { word: string; start: number; end: number };

/** Returns the words of a text, in order. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    word: folded(written),
    start: index,
    end: index + written.length,
  }));
}

/** Returns the normalized words of a text. */
export const wordsOf = (text: string): string[] => placedWords(text).map(({ word }) => word);
