import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OVERVIEWS } from '../../domain/pages/overview.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { OverviewPage } from './OverviewPage.tsx';

const story: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/nieuws',
  title: 'Nieuws',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};

const COVERED = OVERVIEWS.filter(({ kind }) => kind !== 'bookstore');

it.each(COVERED)(
  'says that an empty overview is empty, and links elsewhere: $path (§2.60, §2.62)',
  (overview) => {
    const html = renderToStaticMarkup(
      <OverviewPage
        overview={overview}
        story={story}
        page={{ items: [], number: 1, count: 1, total: 0 }}
        now={new Date('2025-10-27T08:30:00Z')}
      />,
    );
    expect(html).toContain(overview.empty);
    expect(html).toContain('href="/programma"');
    expect(html).not.toContain('<ul');
  },
);

const articles = ['a', 'b', 'c'].map((uuid) => ({ uuid, path: `/nieuws/${uuid}`, title: uuid }));

it.each(COVERED)('shows a large cover first, but only on the first page: $path', (overview) => {
  const [first, second] = [1, 2].map((number) => {
    const page = { items: articles, number, count: 2, total: 27 };
    const now = new Date('2025-10-27T08:30:00Z');
    const element = <OverviewPage overview={overview} story={story} page={page} now={now} />;
    return renderToStaticMarkup(element);
  });
  expect(first?.match(/<article class="[^"]*\blarge"/g)).toHaveLength(1);
  expect(second).not.toContain('large');
});

it.each(COVERED)('shows one cover and then five rows on a phone, repeatedly: $path', (overview) => {
  const items = Array.from({ length: 8 }, (_, index) => ({
    uuid: `a${index}`,
    path: `/x/${index}`,
    title: `a${index}`,
  }));
  const page = { items, number: 1, count: 1, total: 8 };
  const now = new Date('2025-10-27T08:30:00Z');
  const element = <OverviewPage overview={overview} story={story} page={page} now={now} />;
  const html = renderToStaticMarkup(element);
  const cards = [...html.matchAll(/<article class="([^"]*)"/g)].map(([, names = '']) =>
    /\brow\b/.test(names),
  );
  expect(cards).toEqual([false, true, true, true, true, true, false, true]);
});
