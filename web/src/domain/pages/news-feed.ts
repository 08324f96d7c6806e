import { BASE } from './paths.ts';
import { SITE_NAME } from './site-name.ts';

/** The path of the news feed. */
export const NEWS_FEED = `${BASE.news}/rss.xml`;

/** Returns the title of the news feed for feed readers. */
export const feedTitle = (title: string): string => `${title} | ${SITE_NAME}`;
