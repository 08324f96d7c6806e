import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Bookstore } from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BookstoresScreen } from './BookstoresScreen.tsx';

const story: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/boekhandels',
  title: 'Boekhandels',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
};
const stores: readonly Bookstore[] = [
  { uuid: 'n', path: '/boekhandels/nawoord', title: 'Nawoord', address: 'Sluizeken 88, 9000 Gent' },
  {
    uuid: 'b',
    path: '/boekhandels/brugzicht',
    title: 'Brugzicht',
    address: 'Handboogstraat 141, 8500 Kortrijk',
  },
];

function htmlAt(path: string, known = stores, page = story): string {
  const element = <BookstoresScreen story={page} stores={known} now={new Date('2025-10-27T08:30:00Z')} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('bookstores stand under the letters of their towns, all on one page (§2.64)', () => {
  const html = htmlAt('/boekhandels');
  expect(html.indexOf('Nawoord')).toBeLessThan(html.indexOf('Brugzicht'));
  expect(html).toContain('2 boekhandels');
  expect(html).toContain('<form');
});

it('the address narrows them, and the field says by what', () => {
  const html = htmlAt('/boekhandels?gemeente=85');
  expect(html).toContain('Brugzicht');
  expect(html).not.toContain('Nawoord');
  expect(html).toContain('1 boekhandel voor ‘85’');
  expect(html).toContain('value="85"');
});

it('nothing there is said in the words of the festival, with the way back to all (§2.64)', () => {
  const html = htmlAt('/boekhandels?gemeente=atlantis');
  expect(html).toContain('We hebben geen bookshandels gevonden.');
  expect(html).toContain('Toon alle boekhandels');
  const none = htmlAt('/boekhandels', []);
  expect(none).toContain('We hebben geen bookshandels gevonden.');
  expect(none).not.toContain('<form');
});

it('the field and what it finds come before the picture of the page', () => {
  const image = {
    src: 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
    alt: '',
    width: 1800,
    height: 1200,
  };
  const html = htmlAt('/boekhandels?gemeente=85', stores, { ...story, image });
  expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf('Brugzicht'));
});
