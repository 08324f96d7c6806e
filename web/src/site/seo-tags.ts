import type { MetaDescriptor } from 'react-router';
import { plainText, type RichText } from '../domain/rich-text.ts';
import type { Seo } from '../domain/seo.ts';
import { type ShareCard, shareCardAlt, shareCardPath } from '../domain/share-card.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** The site's name after every title, and what a page of which nothing is known is called. */
export const SITE_NAME = 'Boektopia';

type Described = { title: string; intro: RichText; seo: Seo };
type Address = { canonical: string; origin: string; indexed: boolean };

const DESCRIPTION_LENGTH = 160;

/** The size in pixels of every picture that is ours to make. */
const SIZE = { width: '1200', height: '630' };

/** Shown with a shared page that stands for the whole festival; web/marks renders it. */
const POSTER = {
  path: '/share.png',
  alt: 'Affiche van Boektopia: negen boekruggen op een plank, één per dag van het festival.',
};

/**
 * The tags of a page. What the editor wrote for search engines comes first, then the page's own title and intro, and a
 * card drawn of them with the page's image, or the poster of the festival for a page without a card; and the way to it,
 * for search engines. The source took `twitter_title` from the image; here it is a title (decisions.md, «Pages»).
 */
export function seoTags(page: Described, address: Address, card?: ShareCard): MetaDescriptor[] {
  const title = page.seo.title ?? page.title;
  const description = page.seo.description ?? shortened(plainText(page.intro));
  const picture = sharedPicture(page.seo, address, card);
  return [
    { title: title === SITE_NAME ? title : `${title} | ${SITE_NAME}` },
    { tagName: 'link', rel: 'canonical', href: address.canonical },
    ...(address.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...named('description', description),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'nl_BE' },
    { property: 'og:url', content: address.canonical },
    { property: 'og:title', content: page.seo.ogTitle ?? title },
    ...property('og:description', page.seo.ogDescription ?? description),
    { property: 'og:image', content: picture.src },
    ...property('og:image:width', picture.width),
    ...property('og:image:height', picture.height),
    ...property('og:image:alt', picture.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.seo.twitterTitle ?? page.seo.ogTitle ?? title },
    ...named('twitter:description', page.seo.twitterDescription ?? page.seo.ogDescription ?? description),
    { name: 'twitter:image', content: page.seo.twitterImage ?? picture.src },
    ...structuredData(breadcrumbList(page.title, address)),
  ];
}

type SharedPicture = { src: string; width?: string; height?: string; alt?: string };

/** The picture that goes along with a shared page; absolute, because it is read far from this site. */
function sharedPicture({ ogImage }: Seo, { canonical, origin }: Address, card?: ShareCard): SharedPicture {
  if (ogImage) return { src: ogImage };
  if (card === undefined) return { ...SIZE, src: new URL(POSTER.path, origin).href, alt: POSTER.alt };
  const path = shareCardPath(new URL(canonical).pathname, card);
  return { ...SIZE, src: new URL(path, origin).href, alt: shareCardAlt(card) };
}

const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
const property = (name: string, content: string | undefined) =>
  content ? [{ property: name, content }] : [];

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}
