import { describe, expect, it } from 'vitest';
import { findTown, pointOfAddress } from '../towns/find-town.ts';
import type { Town } from '../towns/town.ts';
import { bookstoreOf, eventsNear, isInBookstore } from './event-places.ts';
import type { UitPlace } from './uit-event.ts';

const townOf = (requested: string): Town => {
  const answer = findTown(requested);
  if (answer?.kind !== 'town') throw new Error(requested);
  return answer.town;
};
const at = (place?: UitPlace, attendance: 'offline' | 'online' | 'mixed' = 'offline') => ({
  place,
  attendance,
});
const store = (title: string, postalCode: string, town: string) => ({
  uuid: title,
  path: `/boekhandels/${title}`,
  title,
  address: `Markt, ${postalCode} ${town}`,
  point: pointOfAddress({ postalCode, town }),
});

describe('events near a town', () => {
  const events = [
    at({ town: 'Gent', postalCode: '9000' }),
    at({ town: 'Poperinge', point: { lat: 50.8556, lng: 2.7281 } }),
    at({ town: 'Kortrijk' }),
    at({ town: 'Sluis', postalCode: '4524' }),
    at({ town: 'Kortrijk' }, 'online'),
    at(undefined),
  ];
  const near = (km: number) =>
    eventsNear(events, townOf('8500'), km).map(({ event, away }) => [event.place?.town, away]);

  it('returns nearby events in their original order, with their distance', () => {
    expect(near(50)).toEqual([
      ['Gent', '40 km'],
      ['Poperinge', '38 km'],
      ['Kortrijk', 'in dezelfde gemeente'],
    ]);
  });

  it('omits events that are too far away, online, or at an unknown place', () => {
    expect(near(10)).toEqual([['Kortrijk', 'in dezelfde gemeente']]);
  });
});

describe('the bookstore of an event', () => {
  const stores = [store('Hopscheut', '8970', 'Poperinge'), store('De Witte Rand', '3500', 'Hasselt')];

  it.each([
    ['Boekhandel Hopscheut', '8970', true],
    ['HOPSCHEUT ', '8970', true],
    ['Boekhandel Hopscheut', '8900', false],
    ['Zaal Nieuwe Hopscheuten', '8970', false],
  ])('checks whether the place %s, %s is a bookstore', (name, postalCode, is) => {
    expect(isInBookstore({ place: { name, postalCode } }, store('Hopscheut', '8970', 'Poperinge'))).toBe(is);
  });

  it('returns the bookstore that hosts an event, else the nearest bookstore', () => {
    const place = { name: 'Boekhandel Hopscheut', postalCode: '8970', town: 'Poperinge' };
    expect(bookstoreOf(at(place), stores)).toEqual({
      path: '/boekhandels/Hopscheut',
      title: 'Hopscheut',
      town: 'Poperinge',
    });
    expect(bookstoreOf(at({ name: 'Bibliotheek', town: 'Ieper' }), stores)).toMatchObject({
      title: 'Hopscheut',
      away: '11 km',
    });
    expect(bookstoreOf(at({ ...place, name: 'Zaal De Hop' }), stores)?.away).toBe('in dezelfde gemeente');
    expect(bookstoreOf(at({ town: 'Ieper' }, 'online'), stores)).toBeUndefined();
    expect(bookstoreOf(at({ town: 'Ieper' }), [])).toBeUndefined();
  });
});
