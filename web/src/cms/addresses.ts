import type { LinkEntry } from './source.ts';

/**
 * Whether a story could be found at this slug, as far as the list of addresses tells: the start page of a folder
 * carries a slash at its end there, and in another language a page has the code of that in front, before its own name
 * or a translated one. A folder counts too: better one question too many than a page that is not found.
 */
export function isListed(links: readonly LinkEntry[], slug: string): boolean {
  const inItsLanguage = slug.slice(slug.indexOf('/') + 1);
  const spellings = new Set([slug, inItsLanguage].flatMap((one) => [one, `${one}/`]));
  return links.some(
    ({ slug: listed, translatedSlugs }) =>
      spellings.has(listed) || translatedSlugs?.some((translated) => spellings.has(translated)),
  );
}
