import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { nestedStory } from '../fixtures/stories.ts';

const UUID = '908f3116-cf37-59be-ac58-c8e116afbeb4';

it('a grid of articles has their cards, a title and a link', () => {
  expect(readBlock('article_grid').block).toMatchObject({
    kind: 'articleGrid',
    title: 'Nieuws',
    articles: [{ path: '/nieuws/eerste-spade', title: 'Eerste spade' }],
    links: [{ label: 'Al het nieuws', link: { href: '/nieuws' } }],
  });
});

it('a page picked twice is shown once, and one that is gone is left out and told', () => {
  const page = nestedStory('nieuws/a', { title: 'A' });
  const { block, warnings } = readBlock('article_grid', { articles: [UUID, page, null, page] });
  expect(block).toMatchObject({ articles: [{ title: 'A' }] });
  expect(block?.kind === 'articleGrid' && block.articles).toHaveLength(1);
  expect(warnings).toEqual(['articles points at a story that is not there']);
});

it('a grid without articles cannot be shown', () => {
  for (const articles of [...ODD, [UUID]]) {
    expect(readBlock('article_grid', { articles }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no articles',
    });
  }
});
