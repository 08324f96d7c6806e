import type { MetaDescriptor } from 'react-router';
import type { Image } from '../domain/image.ts';
import { plainText, type RichText } from '../domain/rich-text.ts';
import type { Seo } from '../domain/seo.ts';

/** The site's name after every title, and what a page of which nothing is known is called. */
export const SITE_NAME = 'Boektopia';

type Described = { title: string; intro: RichText; image?: Image; seo: Seo };
type Address = { canonical: string; indexed: boolean };

const DESCRIPTION_LENGTH = 160;

/**
 * The tags of a page. What the editor wrote for search engines comes first, then the page's own title, intro
 * and image. The source took `twitter_title` from the image; here it is a title (decisions.md, «Pages»).
 */
export function seoTags(page: Described, address: Address): MetaDescriptor[] {
  const title = page.seo.title ?? page.title;
  const description = page.seo.description ?? shortened(plainText(page.intro));
  const image = page.seo.ogImage ?? page.image?.src;
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
    ...property('og:image', image),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.seo.twitterTitle ?? page.seo.ogTitle ?? title },
    ...named('twitter:description', page.seo.twitterDescription ?? page.seo.ogDescription ?? description),
    ...named('twitter:image', page.seo.twitterImage ?? image),
  ];
}

const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
const property = (name: string, content: string | undefined) =>
  content ? [{ property: name, content }] : [];

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}
