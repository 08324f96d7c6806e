import type { Image } from '../../images/image.ts';
import type { LabelledLink } from '../../pages/body/link.ts';
import type { Seo } from '../../pages/seo.ts';

/** A reference to an author, in an item or on a page. */
export type AuthorName = { uuid: string; path: string; name: string };

/** A person who reads, talks or signs at the festival. */
export type Author = AuthorName & {
  /** The editor's sort name for the index: «Diallo-Claes, Fatou». */
  sortName?: string;
  portrait?: Image;
  text?: string;
  links: readonly LabelledLink[];
  seo: Seo;
};

/** Maximum number of authors that a byline names in full. */
const MOST_NAMED = 3;

/** Number of authors that a byline names if there are more than {@link MOST_NAMED}. The rest are counted. */
const NAMED_OF_MANY = 2;

/**
 * Formats the names on one line: «Mira Vandoorne, Jef Claes». If there are more than three, it names two and counts the
 * rest: «Mira Vandoorne, Jef Claes +3». Returns `undefined` without authors.
 */
export function byline(authors: readonly { name: string }[] = []): string | undefined {
  if (authors.length === 0) return undefined;
  const named = authors.slice(0, authors.length > MOST_NAMED ? NAMED_OF_MANY : MOST_NAMED);
  const names = named.map(({ name }) => name).join(', ');
  return named.length === authors.length ? names : `${names} +${authors.length - named.length}`;
}
