import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { ownAddresses } from './own-addresses.ts';

it('names a page at an address that is the site’s own, a draft too', () => {
  const page = { component: 'page', title: 'Nu' };
  expect(said(ownAddresses, [story('nu', page)])).toEqual([
    'fout nu: op ‘/nu’ staat een pagina van de site zelf, en die gaat voor',
  ]);
  expect(said(ownAddresses, [story('nu', page, { draft: true })])).toHaveLength(1);
  expect(said(ownAddresses, [story('programma/tekst', page)])).toHaveLength(1);
  expect(said(ownAddresses, [story('nu-en-straks', page), story('nieuws/nu', page)])).toEqual([]);
});
