import { groupedBy } from '../../grouped.ts';
import { byName } from '../../lettering.ts';
import { wordsOf } from '../../search/words.ts';
import type { Author } from './author.ts';

/** An author in the index. The name is in two parts; the second part is the sort name. */
export type IndexedAuthor = Pick<Author, 'uuid' | 'path' | 'portrait'> & {
  given: string;
  family: string;
  /** The full sort key. */
  key: string;
  /**
   * The types of the author's items: «Gesprek, signeersessie». For an author of earlier editions only, the name of the
   * last one.
   */
  does?: string;
};

/** A letter of the index, and the authors under it. */
export type AuthorLetter = { letter: string; authors: readonly IndexedAuthor[] };

/** The last heading of the index, for names that do not begin with a letter. */
export const NO_LETTER = '#';

/** All letters of the index, including those without authors. */
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Words that belong to the family name after them, as in «Van den Bossche», «El Amrani», «Di Salvo». */
const PARTICLES = new Set(
  "van de den der des du la le el al ben di da do dos del della ter ten te ’t 't op von zu zum".split(' '),
);

/** Converts an author to an entry of the index. */
export function indexedAuthor(author: Author, does: string | undefined): IndexedAuthor {
  const { uuid, path, portrait, name, sortName } = author;
  const own = sortName?.split(',')[0]?.trim();
  const family = own !== undefined && name.endsWith(own) ? own : familyName(name);
  const given = name.slice(0, name.length - family.length).trim();
  return { uuid, path, portrait, given, family, key: sortName ?? `${family}, ${given}`, does };
}

/** Returns the last word of a name with the particles before it, but not the first word of a longer name. */
function familyName(name: string): string {
  const words = name.split(' ');
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has((words[first - 1] ?? '').toLowerCase())) first -= 1;
  return words.slice(first).join(' ');
}

export const sortedAuthors = (authors: readonly IndexedAuthor[]): readonly IndexedAuthor[] =>
  [...authors].sort((a, b) => byName.compare(a.key, b.key));

/** Groups the authors by the first letter of their sort name, from A to Z. */
export function authorIndex(authors: readonly IndexedAuthor[]): readonly AuthorLetter[] {
  const letters = groupedBy(sortedAuthors(authors), ({ key }) => letterOf(key));
  // A name such as «’t Hooft» sorts by its apostrophe, but is listed under its first letter.
  return [...ALPHABET, NO_LETTER].flatMap((letter) => {
    const found = letters.get(letter);
    return found ? { letter, authors: found } : [];
  });
}

function letterOf(key: string): string {
  const first = wordsOf(key)[0]?.charAt(0).toUpperCase() ?? '';
  return ALPHABET.includes(first) ? first : NO_LETTER;
}
