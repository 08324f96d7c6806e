import { expect, it } from 'vitest';
import { trackDependencies } from './dependency-tracking.ts';
import { cmsOver, story } from './fixtures/cms-over.ts';

const NEWS = { kind: 'newsArticle', order: 'newest' } as const;
const FROM = '2025-10-27T09:00:00.000Z';
const STORIES = [
  story('nieuws/nu', 'news_article', { title: 'Nu', date: '2025-10-20 08:00' }),
  story('nieuws/straks', 'news_article', { title: 'Straks', date: '2025-10-27 09:00' }),
  story('nieuws/ooit', 'news_article', { title: 'Ooit' }),
];

function stage(now?: () => Date) {
  const { cms } = cmsOver(STORIES, undefined, undefined, now);
  return {
    cms,
    listed: async () => (await cms.articles(NEWS)).map(({ title }) => title),
    found: async () => (await cms.pageBySlug('nieuws/straks'))?.title,
  };
}

it('publishes news from its date on, in lists and at its own address', async () => {
  let now = new Date('2025-10-27T08:59:59Z');
  const { listed, found } = stage(() => now);
  expect([await listed(), await found()]).toEqual([['Nu', 'Ooit'], undefined]);
  now = new Date(FROM);
  expect([await listed(), await found()]).toEqual([['Nu', 'Straks', 'Ooit'], 'Straks']);
});

it('marks a page that omits unpublished news as outdated from the publication date of that news', async () => {
  const { cms } = stage(() => new Date('2025-10-27T08:00:00Z'));
  const { reads } = await trackDependencies(() => cms.articles(NEWS));
  expect(reads.map(({ value }) => value)).toContainEqual(new Date(FROM));
});

it('returns the same list object until other news is published, so that values computed from it stay cached', async () => {
  let now = new Date('2025-10-27T08:00:00Z');
  const { cms } = stage(() => now);
  const before = await cms.articles(NEWS);
  now = new Date('2025-10-27T08:30:00Z');
  expect(await cms.articles(NEWS)).toBe(before);
});

it('includes news dated in the future in a preview', async () => {
  const { listed, found } = stage();
  expect([await listed(), await found()]).toEqual([['Nu', 'Straks', 'Ooit'], 'Straks']);
});
