import { expect, it } from 'vitest';
import { facet } from '../fixtures/experience.ts';
import { withoutUnknownFilters } from './known-filters.ts';
import type { FilterOptions } from './selection.ts';

const options: FilterOptions = {
  type: [facet('Gesprek'), facet('Workshop')],
  theme: [],
  location: [facet('Forum')],
  age: [facet('8')],
};

const without = (query: string) =>
  withoutUnknownFilters(new URL(`https://www.boektopia.be/programma/2025-10-27${query}`), options);

it('removes filter values that the list does not offer, and keeps all other parameters in order', () => {
  expect(without('?type=gesprek&type=feest&locatie=&pagina=2&utm_source=krant')).toBe(
    '/programma/2025-10-27?type=gesprek&pagina=2&utm_source=krant',
  );
  expect(without('?leeftijd=8&leeftijd=123&thema=strips&weergave=kaart')).toBe(
    '/programma/2025-10-27?leeftijd=8',
  );
  expect(without('?type=feest')).toBe('/programma/2025-10-27');
});

it('returns undefined if the list offers every filter value in the address, whatever the other parameters', () => {
  for (const query of [
    '',
    '?type=workshop&type=gesprek&kleur=rood',
    '?leeftijd=35&weergave=rooster&pagina=x',
  ])
    expect(without(query)).toBeUndefined();
});
