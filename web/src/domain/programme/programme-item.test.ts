import { describe, expect, it } from 'vitest';
import { formatAges, momentPlaceOf, placeOf, tourPlaceOf } from './programme-item.ts';

const location = { uuid: 'l', slug: 'forum', title: 'Forum' };

describe('the place of an item', () => {
  it('uses the precise location on an experience page, else the title of the location (§2.45)', () => {
    expect(placeOf({ location, preciseLocation: 'eerste rij' })).toBe('eerste rij');
    expect(placeOf({ location })).toBe('Forum');
    expect(placeOf({})).toBeUndefined();
  });

  it.each([
    [{ location, preciseLocation: 'eerste rij' }, 'Forum - eerste rij'],
    [{ location }, 'Forum'],
    [{ preciseLocation: 'eerste rij' }, 'eerste rij'],
    [{}, undefined],
  ])(
    'formats the place on tour as «location title - precise location», or as the known part (§2.49)',
    (item, place) => {
      expect(tourPlaceOf(item)).toBe(place);
    },
  );

  it.each([
    [{ location, preciseLocation: 'Tafel 2' }, 'Forum, tafel 2'],
    [{ location, preciseLocation: 'De grote mat' }, 'Forum, de grote mat'],
    [{ location, preciseLocation: 'Boekhandel Brugzicht' }, 'Forum, Boekhandel Brugzicht'],
    [{ location, preciseLocation: 'Torenzaal' }, 'Forum, Torenzaal'],
    [{ location }, 'Forum'],
    [{ preciseLocation: 'Tafel 2' }, 'Tafel 2'],
    [{}, undefined],
  ])('formats the place of a moment as its stage followed by the spot', (item, place) => {
    expect(momentPlaceOf(item)).toBe(place);
  });
});

it.each([
  [{ from: 6, to: 12 }, '6 tot 12 jaar'],
  [{ from: 18 }, 'vanaf 18 jaar'],
  [{ to: 12 }, '0 tot 12 jaar'],
  [{ from: 0, to: 3 }, '0 tot 3 jaar'],
  [{ from: 8, to: 8 }, '8 jaar'],
  [{}, 'alle leeftijden'],
])('formats the ages %j as «%s»', (ages, words) => {
  expect(formatAges(ages)).toBe(words);
});
