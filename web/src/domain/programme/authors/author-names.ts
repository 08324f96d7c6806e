import { wordsOf } from '../../search/words.ts';
import type { IndexedAuthor } from './author-index.ts';

/** All names of an author, for the search. */
export const namesOf = ({ given, family, key }: IndexedAuthor): string => `${given} ${family} ${key}`;

/** Returns a matcher: each search word must begin a word in the names. Ignores case and accents. */
export function namedBy(question: string): (names: string) => boolean {
  const sought = wordsOf(question);
  return (names) => {
    const known = wordsOf(names);
    return sought.every((word) => known.some((one) => one.startsWith(word)));
  };
}

/** The number of authors found, in words. */
export function countOfAuthors(count: number, question: string): string {
  const authors = `${count === 0 ? 'Geen' : count} ${count === 1 ? 'auteur' : 'auteurs'}`;
  return question === '' ? authors : `${authors} voor ‘${question}’`;
}
