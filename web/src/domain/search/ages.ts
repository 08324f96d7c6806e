import type { AgeRange } from '../programme/programme-item.ts';

/** The highest age that visitors search for. */
const OLDEST = 18;
const NUMBERS = 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const UNITS = ['jaar', 'jarige', 'jarigen', 'plus'];

/**
 * Maps words to the ages, in years, that they mean. A Map, because an object would also have keys such as
 * «constructor».
 */
const MEANT: ReadonlyMap<string, readonly number[]> = new Map([
  ['baby', [0, 1]],
  ['peuter', [2, 3]],
  ['kleuter', [3, 4, 5]],
  ['tiener', [12, 13, 14, 15, 16, 17]],
]);

/** Returns the word for an age in the search index. */
const ageWord = (age: number): string => `${age}jaar`;

/** Returns the indexed words for the ages of an item; empty if its ages are unknown. */
export function ageWords(ages: AgeRange | undefined): readonly string[] {
  if (ages === undefined) return [];
  const { from = 0, to = OLDEST } = ages;
  return Array.from({ length: OLDEST + 1 }, (_, age) => age)
    .filter((age) => from <= age && age <= to)
    .map(ageWord);
}

/** Returns the indexed words for the ages that a word means: those of two and three years for «peuters». */
export const agesMeant = (word: string): readonly string[] =>
  (MEANT.get(word) ?? MEANT.get(word.replace(/s$/, '')) ?? []).map(ageWord);

/**
 * Returns the words of a query, with each age as a single word: «6jaar» for «6 jaar», «zes jaar» and «kind van zes».
 */
export function withAges(words: readonly string[]): string[] {
  const isUnit = (word = '') => UNITS.includes(word);
  const numberIn = (word = '') => (/^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word));
  return words.flatMap((word, at) => {
    if (isUnit(word) && numberIn(words[at - 1]) >= 0) return [];
    const isAge = isUnit(words[at + 1]) || (words[at - 1] === 'van' && at === words.length - 1);
    const age = numberIn(word);
    return [age >= 0 && isAge ? ageWord(age) : word];
  });
}
