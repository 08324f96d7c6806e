import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { ownAddresses } from './own-addresses.ts';

it('names a story that hides behind a page of the site itself', () => {
  const files = [
    story('programma/tekst', { component: 'page', title: 'Tekst' }),
    story('programma/2025-10-25', { component: 'date_overview', title: 'Zaterdag' }),
    story('tekst', { component: 'page', title: 'Tekst' }),
  ];
  expect(said(ownAddresses, files)).toEqual([
    'fout programma/tekst: wordt nooit getoond: op dit adres staat een bladzijde van de site zelf',
  ]);
});
