import { escapedXml, xmlElement } from '../../domain/open-data/xml-text.ts';
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
  const title = feedTitle(overview.title);
  const dated = articles.flatMap((article) => (article.date ? [{ ...article, date: article.date }] : []));
  const newest = [...dated].sort((a, b) => +b.date - +a.date).slice(0, PAGE_SIZE);
  const channel = xmlElement('channel', {}, [
    xmlElement('title', {}, title),
    xmlElement('link', {}, absolute(BASE.news)),
    xmlElement('description', {}, plainText(overview.intro) || overview.seo.description || title),
    // The date of the newest article: without new articles, feed readers see no change.
    xmlElement('lastBuildDate', {}, (newest[0]?.date ?? new Date(0)).toUTCString()),
    xmlElement('language', {}, 'nl-BE'),
    xmlElement('atom:link', { href: absolute(NEWS_FEED), rel: 'self', type: 'application/rss+xml' }),
    ...newest.map((article) => itemElement(article, absolute(article.path))),
  ]);
  const root = xmlElement('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, [channel]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function itemElement({ title, date, preview }: ArticleSummary & { date: Date }, address: string): string {
  return xmlElement('item', {}, [
    xmlElement('title', {}, title),
    xmlElement('link', {}, address),
    xmlElement('guid', { isPermaLink: 'false' }, address),
    xmlElement('pubDate', {}, date.toUTCString()),
    // Feed readers show a description as HTML, so a plain text is escaped twice: «<18» is `&amp;lt;18`.
    ...(preview ? [xmlElement('description', {}, escapedXml(preview))] : []),
  ]);
}
