import { expect, it } from 'vitest';
import { PARTS_OF_PAGES } from '../../domain/pages/parts-of-pages.ts';
import { rootStory } from './fixtures/stories.ts';
import { parseSitePage } from './site-page.ts';

it('a page of the site is a story with its path and the moment of publication (§3.18)', () => {
  const story = {
    ...rootStory('nieuws/a', { component: 'news_article' }),
    published_at: '2025-09-01T07:30:00.000Z',
  };
  expect(parseSitePage(story)).toEqual({
    uuid: 'uuid-of-nieuws/a',
    path: '/nieuws/a',
    published: new Date('2025-09-01T07:30:00Z'),
  });
});

it('what pages are made of is none, nor is what is no story', () => {
  for (const component of PARTS_OF_PAGES)
    expect(parseSitePage(rootStory('x/y', { component }))).toBeUndefined();
  for (const odd of [null, 'uuid', {}, []]) expect(parseSitePage(odd)).toBeUndefined();
});
