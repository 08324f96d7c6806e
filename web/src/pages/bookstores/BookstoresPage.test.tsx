import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Bookstore } from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { BookstoresPage } from './BookstoresPage.tsx';

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
const KORTRIJK = { lat: 50.828, lng: 3.265 };

const stores: readonly Bookstore[] = [
  {
    uuid: 'n',
    path: '/boekhandels/nawoord',
    title: 'Nawoord',
    address: 'Sluizeken 88, 9000 Gent',
    point: { lat: 51.05, lng: 3.717 },
  },
  {
    uuid: 'b',
    path: '/boekhandels/brugzicht',
    title: 'Brugzicht',
    address: 'Handboogstraat 141, 8500 Kortrijk',
    point: KORTRIJK,
  },
];

type Shown = { answer?: RequestedTown; known?: readonly Bookstore[]; page?: GenericPage };

function htmlAt({ answer, known = stores, page = story }: Shown = {}): string {
  const now = new Date('2025-10-27T08:30:00Z');
  return renderToStaticMarkup(<BookstoresPage story={page} stores={known} answer={answer} now={now} />);
}

it('groups all bookstores on one page by the first letter of their town (§2.64)', () => {
  const html = htmlAt();
  expect(html.indexOf('Nawoord')).toBeLessThan(html.indexOf('Brugzicht'));
  expect(html).toContain('2 boekhandels');
  expect(html).toContain('<form');
});

const kortrijk = {
  kind: 'town',
  town: { name: 'Kortrijk', label: '8500 Kortrijk', point: KORTRIJK },
} as const;

it("sorts by distance from the visitor's town, and shows the distances", () => {
  const html = htmlAt({ answer: kortrijk });
  expect(html.indexOf('Nawoord</a></h3>')).toBeGreaterThan(html.indexOf('Brugzicht</a></h3>'));
  expect(html).toContain('2 boekhandels, de dichtstbijzijnde eerst');
  expect(html).toContain(', in Kortrijk zelf. ');
  expect(html).toMatch(/Gent · <strong[^>]*>40 km</);
  expect(html).toContain('8500 Kortrijk</strong>');
  expect(html).toContain('GeoNames');
});

it('shows all bookstores for an unknown town, with suggestions', () => {
  const unknown = htmlAt({ answer: { kind: 'unknown', isCode: false } });
  expect(unknown).toContain('Die gemeente kennen we niet. Typ een gemeente in Vlaanderen of Brussel.');
  expect(unknown).toContain('Nawoord');
  const near = htmlAt({ answer: { kind: 'choice', why: 'near', labels: ['8500 Kortrijk'] } });
  expect(near).toContain('Bedoel je Kortrijk?');
  expect(near).toContain('href="/boekhandels?gemeente=8500+Kortrijk"');
});

it('shows the specified text if there are no bookstores (§2.64)', () => {
  const none = htmlAt({ known: [] });
  expect(none).toContain('We hebben geen bookshandels gevonden.');
  expect(none).not.toContain('<form');
});

it("places the search field and the results before the page's image", () => {
  const image = {
    src: 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
    alt: '',
    width: 1800,
    height: 1200,
  };
  const html = htmlAt({ page: { ...story, image } });
  expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf('Brugzicht'));
});
