import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TabBar } from './TabBar.tsx';

const html = renderToStaticMarkup(
  <TabBar
    label="Steden"
    tabs={[
      { href: '/toer', title: 'Alle', open: false },
      { href: '/toer/genk', title: 'Genk', open: true, count: 0 },
    ]}
  />,
);

it('renders tabs as a named list of links, with the current one marked', () => {
  expect(html).toMatch(/^<nav aria-label="Steden"><ul role="list"/);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]* href="\/toer\/genk"/);
});

it('shows the count of a tab if it is known, even if the count is 0', () => {
  expect(html).toContain('Genk<span class="count">0</span>');
  expect(html.match(/class="count"/g)).toHaveLength(1);
});
