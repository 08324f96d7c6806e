import { Feed } from 'feed';
import { xmlText } from '../../domain/open-data/xml-text.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { feedTitle, NEWS_FEED } from '../../domain/pages/news-feed.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { PAGE_SIZE } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';

type Address = { origin: string };

/** The news as RSS 2.0, newest first, a page of it; what has no date is no news yet. */
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
    // When nothing new was written, nothing was built: readers ask again for what changed.
    updated: newest[0]?.date ?? new Date(0),
    generator: false,
  });
  for (const { title, path, date, preview } of newest) {
    feed.addItem({ title, id: absolute(path), link: absolute(path), date, description: preview });
  }
  // An editor may have pasted what no reader of XML takes, and one such sign would end the whole feed.
  return xmlText(feed.rss2());
}
