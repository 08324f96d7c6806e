import type { Image } from '../../images/image.ts';
import type { LabelledLink } from '../../pages/body/link.ts';
import type { Seo } from '../../pages/seo.ts';

/** Who an item or a page names. */
export type AuthorName = { uuid: string; path: string; name: string };

/** Someone who reads, talks or signs. */
export type Author = AuthorName & {
  /** By what the index is in order, in the editor's words: «Diallo-Claes, Fatou». */
  sortName?: string;
  portrait?: Image;
  text?: string;
  links: readonly LabelledLink[];
  seo: Seo;
};

/** So many names stand in a line as they are. */
const MOST_NAMED = 3;

/** Of more than that, so many are named and the others are counted. */
const NAMED_OF_MANY = 2;

/**
 * The names in one line: «Mira Vandoorne, Jef Claes», and of more than three «Mira Vandoorne, Jef Claes +3», where the
 * number is that of all who are not named. `undefined` for nobody.
 */
export function byline(authors: readonly { name: string }[] = []): string | undefined {
  if (authors.length === 0) return undefined;
  const named = authors.slice(0, authors.length > MOST_NAMED ? NAMED_OF_MANY : MOST_NAMED);
  const names = named.map(({ name }) => name).join(', ');
  return named.length === authors.length ? names : `${names} +${authors.length - named.length}`;
}
