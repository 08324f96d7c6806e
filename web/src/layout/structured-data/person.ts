import type { PersonLeaf } from 'schema-dts';
import type { Author } from '../../domain/programme/author.ts';
import type { Address } from './structured-data.ts';

/** An author, with the pages elsewhere that are the author's too. */
export function person({ name, text, portrait, links, seo }: Author, { canonical }: Address): PersonLeaf {
  const elsewhere = links.map(({ link }) => link.href).filter((href) => /^https?:/.test(href));
  return {
    '@type': 'Person',
    name,
    description: seo.description ?? text,
    image: portrait?.src,
    url: canonical,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  };
}
