import type { MetaDescriptor } from 'react-router';

/** A thing of schema.org: its type and what is known of it. A property that is `undefined` is left out. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: Value };

type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** Where a page stands, as far as structured data needs to know. */
export type Address = { canonical: string; origin: string };

/**
 * Things as search engines read them: a data block each in the head of the page. React Router writes it and
 * escapes `<`, so that no text of an editor ends the block.
 */
export function structuredData(...things: readonly (Thing | undefined)[]): MetaDescriptor[] {
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}

/** An address on this site as it is read far from it. */
export const absolute = (path: string, { origin }: Pick<Address, 'origin'>): string =>
  new URL(path, origin).href;
