import { agesMeant } from '../../domain/search/ages.ts';
import { synonymsOf } from '../../domain/search/synonyms.ts';
import type { WordIndex } from './word-index.ts';

/** A word of a query, with the indexed words that match it. */
export type SearchedWord = {
  word: string;
  /** The indexed words that match, each with its weight: at most 1. */
  accepted: ReadonlyMap<string, number>;
};

/** The weight of an indexed word, by its relation to the searched word. */
const WEIGHTS = { same: 1, form: 0.9, synonym: 0.8, prefix: 0.5, near: 0.5, compound: 0.5 };

/** The minimum length of the last word to match as a prefix. */
const PREFIX_LENGTH = 2;
/** The minimum length of each part of a compound: «rolstoel» and «toegankelijk». */
const PART_LENGTH = 4;

/** Creates functions that find the indexed words for the words of a query. */
export function createReader({ vocabulary, formsOf, compoundsOf, nearTo }: WordIndex) {
  /** Returns the forms of a word and of its synonyms; empty for an unknown word. */
  const known = (word: string): Map<string, number> => {
    const accepted = new Map(vocabulary.has(word) ? [[word, WEIGHTS.same]] : []);
    accept(accepted, formsOf(word), WEIGHTS.form);
    accept(accepted, [...synonymsOf(word), ...agesMeant(word)].flatMap(formsOf), WEIGHTS.synonym);
    return accepted;
  };

  const asTyped = (word: string, isLast: boolean): Map<string, number> => {
    const accepted = known(word);
    if (!isLast || word.length < PREFIX_LENGTH) return accepted;
    for (const other of vocabulary.keys())
      if (other.startsWith(word)) accept(accepted, [other], (WEIGHTS.prefix * word.length) / other.length);
    return accepted;
  };

  /** Like {@link asTyped}, but also accepts compounds with the word, and corrections and parts of an unknown word. */
  const asMeant = (word: string, isLast: boolean): Map<string, number> => {
    const accepted = asTyped(word, isLast);
    if (accepted.size === 0) {
      const near = nearTo(word);
      accept(accepted, near, WEIGHTS.near);
      for (const other of near) accept(accepted, known(other).keys(), WEIGHTS.near * WEIGHTS.synonym);
      for (const part of partsOf(word)) accept(accepted, known(part).keys(), WEIGHTS.compound);
    }
    accept(accepted, compoundsOf(word), WEIGHTS.compound);
    return accepted;
  };

  /** Returns the two known parts of a compound: «groeps» and «ticket» for «groepsticket»; else nothing. */
  const partsOf = (word: string): string[] => {
    for (let at = word.length - PART_LENGTH; at >= PART_LENGTH; at -= 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => known(part).size > 0)) return parts;
    }
    return [];
  };

  /** Returns the words, and the words with two adjacent ones as one, if that is a known word: «toren zaal». */
  const withJoined = (words: readonly string[]): (readonly string[])[] => [
    words,
    ...words.slice(1).flatMap((word, at) => {
      const joined = `${words[at]}${word}`;
      return known(joined).size > 0 ? [[...words.slice(0, at), joined, ...words.slice(at + 2)]] : [];
    }),
  ];

  /** Returns each way to read the words of a query. Each word has the indexed words that `read` accepts for it. */
  const readings = (words: readonly string[], read: typeof asTyped): SearchedWord[][] =>
    withJoined(words).map((reading) =>
      reading.map((word, at) => ({ word, accepted: read(word, at === reading.length - 1) })),
    );

  return {
    /** Returns the ways to read a query, with its words exactly as typed. */
    asTyped: (words: readonly string[]) => readings(words, asTyped),
    /** Returns the ways to read a query, with corrections and compounds of its words. */
    asMeant: (words: readonly string[]) => readings(words, asMeant),
    /**
     * Returns the word to display: the word itself or, if no page contains it, its form or correction, preferably one
     * that a hit contains.
     */
    corrected(word: string, hit: ReadonlySet<string>): string {
      if (vocabulary.has(word)) return word;
      const others = [...formsOf(word), ...nearTo(word)];
      return others.find((other) => hit.has(other)) ?? others[0] ?? word;
    },
  };
}

/** Adds words with a weight, unless they have one already. */
function accept(accepted: Map<string, number>, words: Iterable<string>, weight: number): void {
  for (const word of words) if (!accepted.has(word)) accepted.set(word, weight);
}
