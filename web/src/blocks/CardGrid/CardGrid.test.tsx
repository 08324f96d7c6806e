import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../cards/examples.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { FULL, item, labelled } from '../examples.ts';
import { ArticleGrid, ProgramGrid } from './CardGrid.tsx';

const articles = (count: number): ArticleSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `n${index}`,
    path: `/nieuws/${index}`,
    title: `Bericht ${index}`,
  }));

const render = (block: typeof FULL.articleGrid) => renderToStaticMarkup(<ArticleGrid block={block} />);

describe('an article grid', () => {
  it('shows the title, the article cards and the link to more articles', () => {
    const html = render(FULL.articleGrid);
    expect(html).toContain('Uit het nieuws</h2>');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toMatch(/<h3[^>]*><a href="\/nieuws\/zetel">De rij is dit jaar een zetel<\/a><\/h3>/);
    expect(html).toContain('href="/nieuws"');
  });

  it.each([
    [1, ['whole']],
    [2, ['half', 'half']],
    [3, []],
    [4, ['whole']],
    [5, ['half', 'half']],
  ])('fills rows of three with %i cards', (count, opening) => {
    const html = render({ ...FULL.articleGrid, articles: articles(count) });
    expect([...html.matchAll(/<li class="(\w+)"/g)].map((found) => found[1])).toEqual(opening);
    expect(html.match(/<article/g)).toHaveLength(count);
  });

  it('renders the card titles as h2 if the grid has no title', () => {
    expect(render({ ...FULL.articleGrid, title: undefined })).toMatch(/<h2[^>]*><a href="\/nieuws\/zetel">/);
  });

  it('shows the links of a grid even if the grid has no cards', () => {
    const html = render({ ...FULL.articleGrid, articles: [] });
    expect(html).not.toContain('<ul');
    expect(html).toContain('Al het nieuws');
  });
});

describe('a program grid', () => {
  it('shows a programme item with its Brussels time and its place', () => {
    const html = renderToStaticMarkup(<ProgramGrid block={FULL.programGrid} now={NOW} />);
    expect(html).toContain('Vandaag</h2>');
    expect(html).toContain('href="/activiteiten/leeszaal"');
    expect(html).toContain('10:30');
    expect(html).toContain('Forum');
  });

  it('shows two programme items of one experience as separate cards', () => {
    const twice = [item, { ...item, uuid: 'item-2', start: new Date('2025-10-27T14:00:00+01:00') }];
    const html = renderToStaticMarkup(
      <ProgramGrid block={{ ...FULL.programGrid, items: twice }} now={NOW} />,
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('14:00');
  });

  it('enlarges the first card if the remaining cards then fill all rows', () => {
    const leads = (count: number) => {
      const items = Array.from({ length: count }, (_, index) => ({ ...item, uuid: `item-${index}` }));
      const html = renderToStaticMarkup(<ProgramGrid block={{ ...FULL.programGrid, items }} now={NOW} />);
      return html.match(/<li class="lead"/g)?.length ?? 0;
    };
    expect([1, 2, 3, 4, 6].map(leads)).toEqual([0, 0, 1, 0, 1]);
  });

  it('shows a programme item without experience, place or themes, and shows the links of an empty grid', () => {
    const bare = {
      uuid: 'b',
      title: 'Losse afspraak',
      start: item.start,
      themes: [],
      ongoing: false,
      statuses: [],
      access: [],
    };
    const html = renderToStaticMarkup(
      <ProgramGrid block={{ ...FULL.programGrid, items: [bare] }} now={NOW} />,
    );
    expect(html).toContain('Losse afspraak');
    const links = [labelled('Heel het programma', '/programma')];
    expect(
      renderToStaticMarkup(<ProgramGrid block={{ ...FULL.programGrid, items: [], links }} now={NOW} />),
    ).toContain('Heel het programma');
  });
});
