import type {
  BookStoreLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
} from 'schema-dts';
import { plainText } from '../../../domain/pages/body/rich-text.ts';
import type { GenericPage } from '../../../domain/pages/page.ts';
import { type PostalAddress, postalAddress } from '../../../domain/pages/postal-address.ts';
import { pageShareImage } from '../../../domain/pages/share-image.ts';
import { FESTIVAL_NAME, type Venue } from '../../../domain/pages/site-frame.ts';
import type { Author } from '../../../domain/programme/authors/author.ts';
import { formatIsoInBrussels } from '../../../domain/time/format.ts';
import { drawnPicture } from '../shared-picture.ts';
import { type Address, absolute } from './structured-data.ts';

/** Returns the structured data of an article or a bookstore; `undefined` for any other page. */
export function thingOfPage(
  page: GenericPage,
  address: Address,
): NewsArticleLeaf | BookStoreLeaf | undefined {
  if (page.kind === 'newsArticle') return newsArticle(page, address);
  return page.kind === 'bookstore' ? bookStore(page, address) : undefined;
}

function newsArticle(page: GenericPage, address: Address): NewsArticleLeaf {
  const publisher = organisation(address);
  return {
    '@type': 'NewsArticle',
    headline: page.title,
    description: described(page),
    image: pictures(page) ?? [drawnPicture(address, pageShareImage(page)).src],
    datePublished: page.date && formatIsoInBrussels(page.date),
    inLanguage: 'nl-BE',
    mainEntityOfPage: address.canonical,
    author: publisher,
    publisher,
  };
}

function bookStore(page: GenericPage, address: Address): BookStoreLeaf {
  return {
    '@type': 'BookStore',
    name: page.title,
    description: described(page),
    image: pictures(page) ?? [drawnPicture(address, pageShareImage(page)).src],
    url: address.canonical,
    address: page.address === undefined ? undefined : postal(postalAddress(page.address)),
  };
}

/** Returns the structured data of an author, with links to the author's pages on other sites. */
export function person({ name, text, portrait, links, seo }: Author, { canonical }: Address): PersonLeaf {
  const elsewhere = links.flatMap(({ link }) => (link && /^https?:/.test(link.href) ? [link.href] : []));
  return {
    '@type': 'Person',
    name,
    description: seo.description ?? text,
    image: portrait?.src,
    url: canonical,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  };
}

type Described = Pick<GenericPage, 'intro' | 'image' | 'seo'>;

/** Returns the description of a page: the one that the editor wrote for search engines, else the intro. */
export const described = ({ seo, intro }: Described): string | undefined =>
  seo.description ?? (plainText(intro) || undefined);

/** Returns the image of a page as a list; `undefined` without an image. */
export const pictures = ({ image }: Described): readonly string[] | undefined => image && [image.src];

/** Returns the organiser of the festival, who also publishes its news. */
export function organisation(address: Pick<Address, 'origin'>): OrganizationLeaf {
  return {
    '@type': 'Organization',
    name: FESTIVAL_NAME,
    url: absolute('/', address),
    logo: absolute('/apple-touch-icon.png', address),
  };
}

/** Returns the structured data of an address in Belgium. */
export function postal({ street, postalCode, town }: PostalAddress): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: 'BE',
  };
}

/** Returns a place in the festival's hall, or the hall itself; `undefined` if editors have set neither. */
export function placeIn(venue: Venue | undefined, place?: string): PlaceLeaf | undefined {
  const name = [place, venue?.name].filter((part) => part !== undefined).join(', ');
  return name === '' ? undefined : { '@type': 'Place', name, address: venue && postal(venue.address) };
}
