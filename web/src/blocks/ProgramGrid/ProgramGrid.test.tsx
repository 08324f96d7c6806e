import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL, item, labelled, NOW } from '../block-fixtures.ts';
import { ProgramGrid } from './ProgramGrid.tsx';

describe('a program grid', () => {
  it('shows an item with its time in Brussels and its place', () => {
    const html = renderToStaticMarkup(<ProgramGrid block={FULL.programGrid} now={NOW} />);
    expect(html).toContain('Vandaag</h2>');
    expect(html).toContain('href="/activiteiten/leeszaal"');
    expect(html).toContain('10:30');
    expect(html).toContain('Forum');
  });

  it('shows two items of one experience as two', () => {
    const twice = [item, { ...item, uuid: 'item-2', start: new Date('2025-10-27T14:00:00+01:00') }];
    const html = renderToStaticMarkup(
      <ProgramGrid block={{ ...FULL.programGrid, items: twice }} now={NOW} />,
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('14:00');
  });

  it('opens with one large cover when its rows come out even', () => {
    const leads = (count: number) => {
      const items = Array.from({ length: count }, (_, index) => ({ ...item, uuid: `item-${index}` }));
      const html = renderToStaticMarkup(<ProgramGrid block={{ ...FULL.programGrid, items }} now={NOW} />);
      return html.match(/<li class="lead"/g)?.length ?? 0;
    };
    expect([1, 2, 3, 4, 6].map(leads)).toEqual([0, 0, 1, 0, 1]);
  });

  it('shows an item without experience, place or themes, and links without items', () => {
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
