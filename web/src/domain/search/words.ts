// What a word is. The index, the question and the marks in a text all use this, so that what was found is marked.

/**
 * A word begins with a letter or digit and takes along every sign that hangs on it, so that its bounds never split a
 * letter. An apostrophe inside belongs to it: «foto's».
 */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200c\u200d]|['’](?=[\p{L}\p{N}]))*/gu;

/** Letters that Unicode does not take apart. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** A word as it is compared: small letters without accents, «André» as «andre». */
function folded(word: string): string {
  const small = word.toLowerCase();
  // Most words have nothing to fold, and an index folds every word of every page.
  if (/^[a-z0-9]+$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}'’\u200c\u200d]/gu, '')
    .replace(/[œæøßłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** A word of a text: how it is compared, and where it stands. */
export type PlacedWord = { word: string; start: number; end: number };

/** The words of a text, in order. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    word: folded(written),
    start: index,
    end: index + written.length,
  }));
}

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => placedWords(text).map(({ word }) => word);
