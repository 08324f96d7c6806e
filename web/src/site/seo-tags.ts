import type { MetaDescriptor } from 'react-router';
import type { Image } from '../domain/image.ts';
import { plainText, type RichText } from '../domain/rich-text.ts';
import type { Seo } from '../domain/seo.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** The site's name after every title, and what a page of which nothing is known is called. */
export const SITE_NAME = 'Boektopia';

type Described = { title: string; intro: RichText; image?: Image; seo: Seo };
type Address = { canonical: string; origin: string; indexed: boolean };

const DESCRIPTION_LENGTH = 160;

/** Shown with a shared page that has no picture of its own; web/marks renders it. */
const POSTER = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: 'Affiche van Boektopia: negen boekruggen op een plank, één per dag van het festival.',
};

/**
 * The tags of a page. What the editor wrote for search engines comes first, then the page's own title, intro
 * and image, then the poster of the festival; and the way to it, for search engines. The source took `twitter_title` from the image; here it is a
 * title (decisions.md, «Pages»).
 */
export function seoTags(page: Described, address: Address): MetaDescriptor[] {
  const title = page.seo.title ?? page.title;
  const description = page.seo.description ?? shortened(plainText(page.intro));
  const picture = sharedPicture(page, address);
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
function sharedPicture({ seo, image }: Described, { canonical }: Address): SharedPicture {
  if (seo.ogImage) return { src: seo.ogImage };
  if (image?.src) return { src: image.src, alt: image.alt };
  const { path, width, height, alt } = POSTER;
  return { src: new URL(path, canonical).href, width: String(width), height: String(height), alt };
}

const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
const property = (name: string, content: string | undefined) =>
  content ? [{ property: name, content }] : [];

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}
