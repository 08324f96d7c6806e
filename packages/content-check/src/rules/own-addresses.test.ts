import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { ownAddresses } from './own-addresses.ts';

it('reports a page or draft at the address of a built-in page', () => {
  const page = { component: 'page', title: 'Nu' };
  expect(said(ownAddresses, [story('nu', page)])).toEqual([
    'fout nu: op ‘/nu’ staat al een pagina die de site zelf maakt',
  ]);
  expect(said(ownAddresses, [story('nu', page, { draft: true })])).toHaveLength(1);
  expect(said(ownAddresses, [story('programma/tekst', page)])).toHaveLength(1);
  expect(said(ownAddresses, [story('programma/2025', page), story('edities', page)])).toHaveLength(2);
  expect(said(ownAddresses, [story('nu-en-straks', page), story('nieuws/nu', page)])).toEqual([]);
});
