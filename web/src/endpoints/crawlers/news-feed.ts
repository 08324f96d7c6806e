import { Feed } from 'feed';
import { xmlText } from '../../domain/open-data/xml-text.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { feedTitle, NEWS_FEED } from '../../domain/pages/news-feed.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { PAGE_SIZE } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';

type Address = { origin: string };

/** Formats one page of news as RSS 2.0, newest first. Leaves out articles without a date. */
export function newsFeed(
  overview: GenericPage,
  articles: readonly ArticleSummary[],
  { origin }: Address,
): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const dated = articles.flatMap((article) => (article.date ? [{ ...article, date: article.date }] : []));
  const newest = [...dated].sort((a, b) => +b.date - +a.date).slice(0, PAGE_SIZE);
  const feed = new Feed({
    title: feedTitle(overview.title),
    description: plainText(overview.intro) || overview.seo.description || feedTitle(overview.title),
    id: absolute(BASE.news),
    link: absolute(BASE.news),
    feedLinks: { rss: absolute(NEWS_FEED) },
    language: 'nl-BE',
    // The date of the newest article: without new articles, feed readers see no change.
    updated: newest[0]?.date ?? new Date(0),
    generator: false,
  });
  for (const { title, path, date, preview } of newest) {
    feed.addItem({ title, id: absolute(path), link: absolute(path), date, description: preview });
  }
  // Remove control characters that an editor pasted: they would make the whole feed invalid XML.
  return xmlText(feed.rss2());
}
