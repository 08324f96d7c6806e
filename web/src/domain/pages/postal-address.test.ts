import { describe, expect, it } from 'vitest';
import { mapUrl, postalAddress } from './postal-address.ts';

describe('an address', () => {
  it.each([
    ['Sluizeken 88, 9000 Gent', { street: 'Sluizeken 88', postalCode: '9000', town: 'Gent' }],
    [
      'Diestsesteenweg 322 3010 Kessel-Lo',
      { street: 'Diestsesteenweg 322', postalCode: '3010', town: 'Kessel-Lo' },
    ],
    ['Plein 1940 2, 1050 Elsene', { street: 'Plein 1940 2', postalCode: '1050', town: 'Elsene' }],
    ['Markt 1, B-9230 Wetteren', { street: 'Markt 1', postalCode: '9230', town: 'Wetteren' }],
    [
      "Kerkstraat 1, 2970 's-Gravenwezel",
      { street: 'Kerkstraat 1', postalCode: '2970', town: "'s-Gravenwezel" },
    ],
    ['Dorp 2, 3798 ’s-Gravenvoeren', { street: 'Dorp 2', postalCode: '3798', town: '’s-Gravenvoeren' }],
    ['8500 Kortrijk', { postalCode: '8500', town: 'Kortrijk' }],
    ['Grote Markt 1, tweede verdieping', { street: 'Grote Markt 1, tweede verdieping' }],
    ['', {}],
  ])('parses the known parts of «%s»', (written, parts) => {
    expect(postalAddress(written)).toEqual(parts);
  });

  it('links to a map with the unchanged address', () => {
    const url = new URL(mapUrl('Ooievaar & Ander Nieuws, Frankrijklei 118'));
    expect(url.searchParams.get('query')).toBe('Ooievaar & Ander Nieuws, Frankrijklei 118');
  });
});
