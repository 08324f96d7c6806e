import { describe, expect, it } from 'vitest';
import { xmlTree } from '../../domain/open-data/fixtures/xml-tree.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { newsFeed } from './news-feed.ts';

const story: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/nieuws',
  title: 'Nieuws',
  intro: [],
  body: [],
  seo: { description: 'Verse berichten.' },
  publishers: [],
};
const article = (day: number, rest: Partial<ArticleSummary> = {}): ArticleSummary => ({
  uuid: `n${day}`,
  path: `/nieuws/${day}`,
  title: `Dag ${day}`,
  date: new Date(Date.UTC(2025, 8, day, 8)),
  ...rest,
});
const feedOf = (articles: readonly ArticleSummary[]) =>
  newsFeed(story, articles, { origin: 'https://www.boektopia.be' });

describe('the news feed', () => {
  it('lists articles newest first, with absolute addresses, in Belgian Dutch', () => {
    const feed = feedOf([article(3), article(9), article(5)]);
    expect([...feed.matchAll(/<link>(.*?)<\/link>/g)].map((found) => found[1])).toEqual([
      'https://www.boektopia.be/nieuws',
      'https://www.boektopia.be/nieuws/9',
      'https://www.boektopia.be/nieuws/5',
      'https://www.boektopia.be/nieuws/3',
    ]);
    expect(feed).toContain('<language>nl-BE</language>');
    expect(feed).toContain('href="https://www.boektopia.be/nieuws/rss.xml" rel="self"');
  });

  it('uses the date of the newest article as the build date of the feed', () => {
    expect(feedOf([article(3), article(9)])).toContain(
      '<lastBuildDate>Tue, 09 Sep 2025 08:00:00 GMT</lastBuildDate>',
    );
  });

  it('limits the feed to one page of articles, and leaves out articles without a date', () => {
    const many = Array.from({ length: 30 }, (_, index) => article(index + 1));
    expect(feedOf(many).match(/<item>/g)).toHaveLength(24);
    expect(feedOf([article(1, { date: undefined })])).not.toContain('<item>');
  });

  it('shows a title and a preview as an editor typed them', () => {
    const title = 'Boek ]]> & <b>vet</b> <3 ]]>';
    const preview = 'Wie <18 is & houdt van C++ ]]> einde. Zet <title> tussen haken.';
    const [channel] = xmlTree(feedOf([article(1, { title, preview })])).children;
    const item = channel?.children.find(({ name }) => name === 'item');
    const textOf = (wanted: string) => item?.children.find(({ name }) => name === wanted)?.text ?? '';
    expect(textOf('title')).toBe(title);
    // A feed reader parses the description as HTML.
    expect(textOf('description')).not.toContain('<');
    expect(xmlTree(`<p>${textOf('description')}</p>`).text).toBe(preview);
  });

  it('writes valid XML, whatever control characters an editor pasted', () => {
    const feed = feedOf([article(1, { title: 'Slak\u000Ben', preview: 'Traag\u0000 en\uFFFE\tblij 🐌' })]);
    expect(feed).toContain('<title>Slaken</title>');
    expect(feed).toContain('<description>Traag en\tblij 🐌</description>');
  });
});
