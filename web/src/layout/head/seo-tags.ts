import type { RichText } from '../../domain/pages/body/block.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { feedTitle, NEWS_FEED } from '../../domain/pages/news-feed.ts';
import type { Seo } from '../../domain/pages/seo.ts';
import type { ShareImage } from '../../domain/pages/share-image.ts';
import { SITE_NAME } from '../../domain/pages/site-name.ts';
import type { HeadTag } from './head-tags.tsx';
import { chosenPicture, drawnPicture } from './shared-picture.ts';
import { breadcrumbList, structuredData } from './structured-data/structured-data.ts';

type Described = { title: string; intro: RichText; seo: Seo };
type Address = {
  canonical: string;
  origin: string;
  indexed: boolean;
  /** The absolute address to share, if it differs from the canonical one, as for a filtered list. */
  shared?: string;
};

const DESCRIPTION_LENGTH = 160;

/**
 * Returns the head tags of a page: title, data for search engines, and the preview of a shared link. The editor's SEO
 * fields take precedence over the page's title and intro. The share image is the editor's, else a card with the page's
 * title and image, else the festival poster. `twitter:title` is always a title, even if an editor filled in the wrong
 * field (§3.27).
 */
export function seoTags(page: Described, address: Address, card?: ShareImage): HeadTag[] {
  const title = page.seo.title ?? page.title;
  const description = page.seo.description ?? shortened(plainText(page.intro));
  const tags: HeadTag[] = [
    { title: title === SITE_NAME ? title : `${title} | ${SITE_NAME}` },
    { link: { rel: 'canonical', href: address.canonical } },
    ...(address.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...named('description', description),
  ];
  const { ogImage, twitterImage } = page.seo;
  const picture = ogImage ? chosenPicture(ogImage, address.origin) : drawnPicture(address, card);
  const onTwitter = twitterImage ? chosenPicture(twitterImage, address.origin) : picture;
  return [
    ...tags,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'nl_BE' },
    { property: 'og:url', content: address.shared ?? address.canonical },
    { property: 'og:title', content: page.seo.ogTitle ?? title },
    ...property('og:description', page.seo.ogDescription ?? description),
    { property: 'og:image', content: picture.src },
    ...property('og:image:width', picture.width),
    ...property('og:image:height', picture.height),
    ...property('og:image:alt', picture.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.seo.twitterTitle ?? page.seo.ogTitle ?? title },
    ...named('twitter:description', page.seo.twitterDescription ?? page.seo.ogDescription ?? description),
    { name: 'twitter:image', content: onTwitter.src },
    ...structuredData(breadcrumbList(page.title, address)),
  ];
}

const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
const property = (name: string, content: string | undefined) =>
  content ? [{ property: name, content }] : [];

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}

/** Returns the head tag by which feed readers discover the news feed. */
export function newsFeedLink({ origin }: { origin: string }): HeadTag {
  const href = new URL(NEWS_FEED, origin).href;
  return { link: { rel: 'alternate', type: 'application/rss+xml', title: feedTitle('Nieuws'), href } };
}
