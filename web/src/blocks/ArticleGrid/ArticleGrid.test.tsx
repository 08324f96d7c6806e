import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { FULL } from '../block-fixtures.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

const articles = (count: number): ArticleSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `n${index}`,
    path: `/nieuws/${index}`,
    title: `Bericht ${index}`,
  }));

const render = (block: typeof FULL.articleGrid) => renderToStaticMarkup(<ArticleGrid block={block} />);

describe('an article grid', () => {
  it('shows title, cards and where there is more', () => {
    const html = render(FULL.articleGrid);
    expect(html).toContain('Uit het nieuws</h2>');
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*><a href="\/nieuws\/zetel">De rij is een zetel<\/a><\/h3>/);
    expect(html).toContain('href="/nieuws"');
  });

  it.each([
    [1, ['whole']],
    [2, ['half', 'half']],
    [3, []],
    [4, ['whole']],
    [5, ['half', 'half']],
  ])('fills its rows of three with %i cards', (count, opening) => {
    const html = render({ ...FULL.articleGrid, articles: articles(count) });
    expect([...html.matchAll(/<li class="(\w+)"/g)].map((found) => found[1])).toEqual(opening);
    expect(html.match(/<article/g)).toHaveLength(count);
  });

  it('lets the cards be the first headings where it has no title', () => {
    expect(render({ ...FULL.articleGrid, title: undefined })).toMatch(/<h2[^>]*><a href="\/nieuws\/zetel">/);
  });

  it('keeps its links where the cards are gone', () => {
    const html = render({ ...FULL.articleGrid, articles: [] });
    expect(html).not.toContain('<ul');
    expect(html).toContain('Al het nieuws');
  });
});
