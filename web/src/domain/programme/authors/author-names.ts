import { indexedWordsOf, readingsOf } from '../../search/words.ts';
import type { IndexedAuthor } from './author-index.ts';

/** Returns all names of an author as one text, for the search. */
export const namesOf = ({ given, family, key }: IndexedAuthor): string => `${given} ${family} ${key}`;

/** Returns a function that checks whether each search word begins a word of the names. Ignores case and accents. */
export function namedBy(question: string): (names: string) => boolean {
  const readings = readingsOf(question);
  return (names) => {
    const known = indexedWordsOf(names);
    return readings.some((words) => words.every((word) => known.some((one) => one.startsWith(word))));
  };
}

/** Formats the number of authors that a search found. */
export function countOfAuthors(count: number, question: string): string {
  const authors = `${count === 0 ? 'Geen' : count} ${count === 1 ? 'auteur' : 'auteurs'}`;
  return question === '' ? authors : `${authors} voor ‘${question}’`;
}
