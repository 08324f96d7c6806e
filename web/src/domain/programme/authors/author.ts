import type { Image } from '../../images/image.ts';
import type { LabelledLink } from '../../pages/body/link.ts';
import type { Seo } from '../../pages/seo.ts';

/** An author, as an item or a page refers to them. */
export type AuthorName = { uuid: string; path: string; name: string };

/** Someone who reads, talks or signs. */
export type Author = AuthorName & {
  /** The sort name in the index, as an editor wrote it: «Diallo-Claes, Fatou». */
  sortName?: string;
  portrait?: Image;
  text?: string;
  links: readonly LabelledLink[];
  seo: Seo;
};

/** Maximum number of names that are listed in full. */
const MOST_NAMED = 3;

/** How many are named if there are more than that; the others are counted. */
const NAMED_OF_MANY = 2;

/**
 * The names on one line: «Mira Vandoorne, Jef Claes». If there are more than three: «Mira Vandoorne, Jef Claes +3»,
 * where 3 is the number of the others. `undefined` for no authors.
 */
export function byline(authors: readonly { name: string }[] = []): string | undefined {
  if (authors.length === 0) return undefined;
  const named = authors.slice(0, authors.length > MOST_NAMED ? NAMED_OF_MANY : MOST_NAMED);
  const names = named.map(({ name }) => name).join(', ');
  return named.length === authors.length ? names : `${names} +${authors.length - named.length}`;
}
