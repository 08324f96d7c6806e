import { expect, it } from 'vitest';
import { byDistance, distanceKm, formatDistance, type Point } from './distance.ts';
import { pointOfAddress } from './find-town.ts';
import { formatAway, parseStoredTown, storedTown } from './town.ts';

const at = (town: string): Point => {
  const point = pointOfAddress({ town });
  if (point === undefined) throw new Error(town);
  return point;
};

/** Computes the expected distance by another method: the angle between two vectors from the earth's centre. */
function byVectors(one: Point, other: Point): number {
  const vector = ({ lat, lng }: Point) => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [a, b] = [vector(one), vector(other)];
  return 6371 * Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
}

it.each([
  ['Kortrijk', 'Gent', 41],
  ['Kortrijk', 'Oudenaarde', 24],
  ['Brugge', 'Antwerpen', 82],
  ['Oostende', 'Maaseik', 200],
  ['Brussel', 'Leuven', 25],
])('computes the distance from %s to %s: about %i km', (from, to, km) => {
  const away = distanceKm(at(from), at(to));
  expect(Math.abs(away - km)).toBeLessThan(2);
  expect(away).toBeCloseTo(byVectors(at(from), at(to)), 3);
  expect(distanceKm(at(to), at(from))).toBeCloseTo(away, 9);
});

it('formats a distance in whole kilometres, and a distance below one kilometre as «minder dan 1 km»', () => {
  expect([0, 0.4, 0.999, 1, 1.49, 13.5, 202.4].map(formatDistance)).toEqual([
    'minder dan 1 km',
    'minder dan 1 km',
    'minder dan 1 km',
    '1 km',
    '1 km',
    '14 km',
    '202 km',
  ]);
});

it('formats the distance to a place in the same town as «in dezelfde gemeente»', () => {
  const town = { name: 'Kortrijk', label: '8500 Kortrijk', point: at('Kortrijk') };
  expect(formatAway(town.point, at('Kortrijk'))).toBe('in dezelfde gemeente');
  expect(formatAway(town.point, at('Gent'))).toMatch(/^\d\d km$/);
});

it('sorts places by distance, with places without coordinates last', () => {
  const towns = ['Gent', 'nergens', 'Menen', 'Kortrijk', 'Waregem'];
  const known = (town: string) => pointOfAddress({ town });
  expect(byDistance(towns, at('Kortrijk'), known)).toEqual([
    'Kortrijk',
    'Menen',
    'Waregem',
    'Gent',
    'nergens',
  ]);
});

it('restores a stored town, and rejects any other stored value', () => {
  const town = { name: 'Kortrijk', label: '8500 Kortrijk', point: at('Kortrijk') };
  expect(parseStoredTown(storedTown(town))).toEqual(town);
  for (const odd of [undefined, '', 'Kortrijk', '{}', '[]', '["a","b","c","d"]', '[1,2,3,4]', 'null'])
    expect(parseStoredTown(odd)).toBeUndefined();
});
