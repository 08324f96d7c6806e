import { expect, it } from 'vitest';
import { formatAddress, formatPlace } from './uit-place.ts';

it.each([
  [{ street: 'Stationsstraat 12', postalCode: '9000', town: 'Gent' }, 'Stationsstraat 12, 9000 Gent'],
  [{ postalCode: '9000', town: 'Gent' }, '9000 Gent'],
  [{ street: 'Dorp' }, 'Dorp'],
  [{ name: 'De Letterkast' }, undefined],
])('the address of %j is «%s»', (place, address) => {
  expect(formatAddress(place)).toBe(address);
});

it.each([
  [{ name: 'De Letterkast', town: 'Gent' }, 'De Letterkast, Gent'],
  [{ name: 'Bibliotheek Gent', town: 'Gent' }, 'Bibliotheek Gent'],
  [{ name: 'De Letterkast' }, 'De Letterkast'],
  [{ town: 'Gent' }, 'Gent'],
  [{ street: 'Dorp' }, undefined],
])('the place %j is told as «%s»', (place, words) => {
  expect(formatPlace(place)).toBe(words);
});
