import { wordsOf } from '../../search/words.ts';
import type { IndexedAuthor } from './author-index.ts';

/** The names by which an author is found. */
export const namesOf = ({ given, family, key }: IndexedAuthor): string => `${given} ${family} ${key}`;

/** Returns whether names answer a question: every word of it is the beginning of one of theirs, whatever its capitals and accents. */
export function namedBy(question: string): (names: string) => boolean {
  const sought = wordsOf(question);
  return (names) => {
    const known = wordsOf(names);
    return sought.every((word) => known.some((one) => one.startsWith(word)));
  };
}

/** How many authors a question finds, in words. */
export function countOfAuthors(count: number, question: string): string {
  const authors = `${count === 0 ? 'Geen' : count} ${count === 1 ? 'auteur' : 'auteurs'}`;
  return question === '' ? authors : `${authors} voor ‘${question}’`;
}
