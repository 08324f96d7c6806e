import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { ownAddresses } from './own-addresses.ts';

it('reports a page or draft at the address of a built-in page', () => {
  const page = { component: 'page', title: 'Nu' };
  expect(said(ownAddresses, [story('nu', page)])).toEqual([
    'fout nu: op ‘/nu’ staat een pagina van de site zelf, en die gaat voor',
  ]);
  expect(said(ownAddresses, [story('nu', page, { draft: true })])).toHaveLength(1);
  expect(said(ownAddresses, [story('programma/tekst', page)])).toHaveLength(1);
  expect(said(ownAddresses, [story('nu-en-straks', page), story('nieuws/nu', page)])).toEqual([]);
});
