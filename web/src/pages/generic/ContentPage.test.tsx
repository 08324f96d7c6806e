import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Chapter } from '../../domain/pages/body/chapters.ts';
import { overviewOf } from '../../domain/pages/overview.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { ContentPage } from './ContentPage.tsx';

const pageOf = (kind: GenericPage['kind'], rest: Partial<GenericPage> = {}): GenericPage => ({
  kind,
  uuid: 'u',
  path: '/p',
  title: 'Nawoord',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
  ...rest,
});

const others = ['a', 'b', 'c'].map((uuid) => ({ uuid, path: `/x/${uuid}`, title: uuid }));

function htmlOf(page: GenericPage, more = others, chapters: readonly Chapter[] = []): string {
  const element = (
    <ContentPage
      page={page}
      overview={overviewOf(page.kind)}
      chapters={chapters}
      more={more}
      now={new Date('2025-10-27T08:30:00Z')}
      site={{ canonical: 'https://www.boektopia.be/p' }}
    />
  );
  return renderToStaticMarkup(<AtAddress>{element}</AtAddress>);
}

it.each([
  ['newsArticle', 'Meer nieuws'],
  ['hotspot', 'Meer hotspots in Kortrijk'],
  ['bookstore', 'Nog boekhandels'],
] as const)('shows three related pages under a %s: «%s» (§2.61, §2.62, §2.63)', (kind, title) => {
  const html = htmlOf(pageOf(kind));
  expect(html).toContain(`>${title}</h2>`);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(htmlOf(pageOf(kind), [])).not.toContain(title);
});

it('shows the publishing house and the address of a bookstore, and links to a map (§2.63)', () => {
  const html = htmlOf(
    pageOf('bookstore', { publishingHouse: 'Uitgeverij Merel', address: 'Sluizeken 88, 9000 Gent' }),
  );
  expect(html).toContain('<p>Uitgeverij Merel • Sluizeken 88, 9000 Gent</p>');
  expect(html).toContain('query=Nawoord%2C+Sluizeken+88%2C+9000+Gent');
});

it('shows no related pages and no back link on a page without an overview (§2.43)', () => {
  const html = htmlOf(pageOf('page'));
  expect(html).not.toContain('<article');
  expect(html).not.toContain('Terug');
});

it('lists the chapters of a long page before its text, with links to the headings', () => {
  const html = htmlOf(pageOf('page'), [], [{ id: 'over-tickets', title: 'Tickets' }]);
  expect(html).toContain('Op deze bladzijde</h2>');
  expect(html).toContain('<a href="#over-tickets">Tickets</a>');
  expect(htmlOf(pageOf('page'), [])).not.toContain('Op deze bladzijde');
});
