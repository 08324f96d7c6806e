import { BASE } from './paths.ts';
import { SITE_NAME } from './site-name.ts';

/** The path of the feed of the news. */
export const NEWS_FEED = `${BASE.news}/rss.xml`;

/** The title of the news in a list of feeds. */
export const feedTitle = (title: string): string => `${title} | ${SITE_NAME}`;
