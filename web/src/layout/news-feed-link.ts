import type { MetaDescriptor } from 'react-router';
import { BASE } from '../domain/pages/paths.ts';
import { SITE_NAME } from './seo-tags.ts';

/** Where the news is followed. */
export const NEWS_FEED = `${BASE.news}/rss.xml`;

/** What the news is called in a list of feeds. */
export const feedTitle = (title: string): string => `${title} | ${SITE_NAME}`;

/** Tells a feed reader, on the pages of the news, where it can be followed. */
export function newsFeedLink({ origin }: { origin: string }): MetaDescriptor {
  const href = new URL(NEWS_FEED, origin).href;
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feedTitle('Nieuws'), href };
}
