import { describe, expect, it } from 'vitest';
import { type Bookstore, bookstoreIndex, bookstoresIn } from './bookstore-index.ts';

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
  it('goes by the letter of the town, then town, then name; without a town they stand last (§2.64)', () => {
    expect(bookstoreIndex(stores).map(({ letter, stores: under }) => [letter, titles(under)])).toEqual([
      ['B', ['De Kantlijnster', 'Rolpoort']],
      ['E', ['Évasion']],
      ['G', ['Brand en Tromp', 'Nawoord']],
      ['S', ['De Toren']],
      ['…', ['Zonder adres']],
    ]);
  });

  it.each([
    ['gent', ['Nawoord', 'Brand en Tromp']],
    ['9', ['Nawoord', 'Brand en Tromp', 'De Toren']],
    ['9000 GENT', ['Nawoord', 'Brand en Tromp']],
    ['niklaas', ['De Toren']],
    ['sint niklaas', ['De Toren']],
    ['eghez', ['Évasion']],
    ['ent', []],
    ['8000 gent', []],
  ])('is narrowed by «%s» to what lies there', (question, found) => {
    expect(titles(bookstoresIn(stores, question))).toEqual(found);
  });

  it.each(['', '  ', ',-'])('is whole while nothing is asked: «%s»', (question) => {
    expect(bookstoresIn(stores, question)).toHaveLength(stores.length);
  });
});
