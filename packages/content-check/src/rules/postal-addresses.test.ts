import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { postalAddresses } from './postal-addresses.ts';

it.each([
  [
    'Sluizeken 88, Gent',
    'in ‘Sluizeken 88, Gent’ vindt de site geen geldige postcode met een gemeente erachter',
  ],
  ['9000 Gent', 'in ‘9000 Gent’ staat geen straat'],
])('names the part that the address «%s» lacks', (address, what) => {
  expect(said(postalAddresses, [story('b', { component: 'bookstore', address })])).toEqual([
    `waarschuwing b: Adres: ${what}`,
  ]);
});
