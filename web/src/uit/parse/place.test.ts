import { expect, it } from 'vitest';
import { parsePlace } from './place.ts';

it.each<[string, unknown, unknown]>([
  [
    'a name and a flat address, as in the oldest',
    { name: 'De Gom', address: { streetAddress: 'Dorp 1 ', postalCode: '9000', addressLocality: 'Gent' } },
    { name: 'De Gom', street: 'Dorp 1', postalCode: '9000', town: 'Gent' },
  ],
  ['only a French address', { address: { fr: { addressLocality: 'Renaix' } } }, { town: 'Renaix' }],
  [
    'underscores instead of an address',
    { name: { nl: 'Online' }, address: { nl: { addressLocality: '___', postalCode: '0000' } } },
    { name: 'Online' },
  ],
  ['nothing', {}, undefined],
  ['a text', 'Gent', undefined],
])('a place with %s is read', (_, location, place) => {
  expect(parsePlace(location)).toEqual(place);
});

it('nowhere is no place, whatever it is called', () => {
  const nowhere = 'https://io.uitdatabank.be/places/00000000-0000-0000-0000-000000000000';
  expect(parsePlace({ '@id': nowhere, name: { nl: 'Online' } })).toBeUndefined();
});
