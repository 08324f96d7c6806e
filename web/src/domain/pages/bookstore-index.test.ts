import { describe, expect, it } from 'vitest';
import { pointOfAddress } from '../towns/find-town.ts';
import { type Bookstore, bookstoreIndex, bookstoresFrom, nearestBookstores } from './bookstore-index.ts';
import { postalAddress } from './postal-address.ts';

const store = (title: string, address?: string): Bookstore => ({
  uuid: title,
  path: `/${title}`,
  title,
  address,
});

const stores = [
  store('Nawoord', 'Sluizeken 88, 9000 Gent'),
  store('Zonder adres'),
  store('Rolpoort', 'Vlaamsesteenweg 164, 1000 Brussel'),
  store('De Kantlijnster', 'Ezelstraat 207, 8000 Brugge'),
  store('Brand en Tromp', 'Brabantdam 244, 9000 Gent'),
  store('De Toren', 'Ankerstraat 166, 9100 Sint-Niklaas'),
  store('Évasion', 'Rue 1, 4000 Éghezée'),
];
const titles = (found: readonly Bookstore[]) => found.map(({ title }) => title);

describe('the index of bookstores', () => {
  it('sorts bookstores by the first letter of their town, then by town and name, with unknown towns last (§2.64)', () => {
    expect(bookstoreIndex(stores).map(({ letter, stores: under }) => [letter, titles(under)])).toEqual([
      ['B', ['De Kantlijnster', 'Rolpoort']],
      ['E', ['Évasion']],
      ['G', ['Brand en Tromp', 'Nawoord']],
      ['S', ['De Toren']],
      ['…', ['Zonder adres']],
    ]);
  });

  it('groups bookstores by their distance from a place', () => {
    const kortrijk = { lat: 50.828, lng: 3.265 };
    const placed = stores.map((one) => ({ ...one, point: pointOfAddress(postalAddress(one.address ?? '')) }));
    const rings = bookstoresFrom(kortrijk, placed).map(({ ring, stores: within }) => [ring, titles(within)]);
    expect(rings).toEqual([
      ['Binnen 50 km', ['Brand en Tromp', 'Nawoord', 'De Kantlijnster']],
      ['Verder', ['De Toren', 'Rolpoort']],
      ['Zonder bekende gemeente', ['Évasion', 'Zonder adres']],
    ]);
    expect(titles(nearestBookstores(kortrijk, placed, 2))).toEqual(['Nawoord', 'Brand en Tromp']);
  });
});
