import { expect, it } from 'vitest';
import { canonicalOf, isNarrowed } from './search-address.ts';

const HOST = 'https://www.boektopia.be';
const asked = (address: string) => new URL(address, HOST);

it.each([
  ['/programma/2025-10-26?pagina=2', '/programma/2025-10-26?pagina=2'],
  ['/nieuws?pagina=2&kleur=rood', '/nieuws?pagina=2'],
  ['/boektopia-op-toer/leuven?pagina=2', '/boektopia-op-toer/leuven?pagina=2'],
  ['/programma/2025-10-26?type=&pagina=2', '/programma/2025-10-26?pagina=2'],
  ['/nieuws?type=gesprek&pagina=2', '/nieuws?pagina=2'],
])('search engines keep a page of a whole list: %s (§2.83)', (address, kept) => {
  expect(canonicalOf(HOST, asked(address))).toBe(HOST + kept);
  expect(isNarrowed(asked(address))).toBe(false);
});

it.each([
  ['/programma/2025-10-26?type=gesprek&pagina=2', '/programma/2025-10-26'],
  ['/boektopia-op-toer?thema=strips&pagina=2', '/boektopia-op-toer'],
  ['/boektopia-op-toer?voorbij=2', '/boektopia-op-toer'],
  ['/boektopia-op-toer-uit?label=Workshops&pagina=2', '/boektopia-op-toer-uit'],
  ['/boekhandels?gemeente=Gent', '/boekhandels'],
  ['/zoeken?zoekterm=slak&pagina=2', '/zoeken'],
])('of what is filtered or searched they keep the path alone: %s', (address, path) => {
  expect(canonicalOf(HOST, asked(address))).toBe(HOST + path);
  expect(isNarrowed(asked(address))).toBe(true);
});

it.each([
  ['/activiteiten/orkest?moment=nklIBt', '/activiteiten/orkest'],
  ['/activiteiten/orkest?pagina=3', '/activiteiten/orkest'],
  ['/praktisch?zoekterm=toilet', '/praktisch'],
])('a page that is no list has one address: %s', (address, path) => {
  expect(canonicalOf(HOST, asked(address))).toBe(HOST + path);
});
