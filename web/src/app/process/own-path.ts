import { storyPath } from '../../domain/pages/paths.ts';

/**
 * The path of a story on this site, from a slug that anyone may have written into a link: escaped, and whatever
 * it holds, it cannot name another host. (Browsers leave out tabs and line ends: `/⇥/host` would be `//host`.)
 */
export function ownPath(slug: string): string {
  const path = storyPath(slug.replace(/[\s\p{Cc}]/gu, ''));
  return new URL(path, 'http://site.invalid').pathname;
}
