import type { Event as SchemaEvent } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import type { Occurrence, UitEventDetail } from '../../../domain/events/uit-event.ts';
import { uitEvents } from './uit-events.ts';

const origin = 'https://www.boektopia.be';
const now = new Date('2025-10-20T10:00:00Z');
const path = '/boektopia-op-toer-activiteiten/636e6809-5bde-53ca-99b9-4c30a3ec1abf';
const site = { origin, canonical: origin + path };

/** The properties that search engines require of an event. TypeScript reports a misspelt name. */
type Known = Extract<SchemaEvent, { '@type': 'Event' }>;
const REQUIRED = [
  'name',
  'startDate',
  'location',
  'eventStatus',
  'image',
  'url',
] as const satisfies readonly (keyof Known)[];

const at = (start: string, end?: string, rest: Partial<Occurrence> = {}): Occurrence => ({
  start: new Date(start),
  end: end === undefined ? undefined : new Date(end),
  status: 'available',
  soldOut: false,
  ...rest,
});

const event = (rest: Partial<UitEventDetail> = {}): UitEventDetail => ({
  id: '636e6809-5bde-53ca-99b9-4c30a3ec1abf',
  path,
  title: 'Elke zaterdag een schrijver op de trede',
  calendar: { kind: 'dates', occurrences: [at('2025-10-25T13:00:00Z', '2025-10-25T14:00:00Z')] },
  status: 'available',
  soldOut: false,
  attendance: 'offline',
  place: { name: 'Boekhandel De Dertiende Trede', street: 'Trede 13', postalCode: '3000', town: 'Leuven' },
  description: [],
  prices: [],
  ...rest,
});
const things = (rest: Partial<UitEventDetail> = {}) => uitEvents(event(rest), now, site);

describe('an event of UiTdatabank', () => {
  it('includes the properties that search engines require of an event, such as an image', () => {
    const [thing] = things();
    for (const property of REQUIRED) expect(thing).toHaveProperty(property);
    expect(thing).toMatchObject({
      '@type': 'Event',
      image: [expect.stringContaining(`${origin}/deelbeeld${path}.jpg?v=`)],
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: { postalCode: '3000', addressLocality: 'Leuven' } },
    });
  });

  it('returns one event for each upcoming date, with the UTC offset of that day', () => {
    const occurrences = [
      at('2025-10-18T13:00:00Z', '2025-10-18T14:00:00Z'),
      at('2025-10-25T13:00:00Z', '2025-10-25T14:00:00Z'),
      at('2025-11-01T14:00:00Z'),
    ] as const;
    expect(things({ calendar: { kind: 'dates', occurrences } })).toMatchObject([
      { startDate: '2025-10-25T15:00:00+02:00', endDate: '2025-10-25T16:00:00+02:00' },
      { startDate: '2025-11-01T15:00:00+01:00' },
    ]);
  });

  it('reports the cancelled, postponed and sold-out dates of an event', () => {
    const occurrences = [
      at('2025-10-25T13:00:00Z', undefined, { status: 'cancelled' }),
      at('2025-10-26T13:00:00Z', undefined, { status: 'postponed' }),
      at('2025-10-27T13:00:00Z', undefined, { soldOut: true }),
    ] as const;
    expect(things({ calendar: { kind: 'dates', occurrences }, prices: [{ amount: 5 }] })).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
      { eventStatus: 'https://schema.org/EventPostponed' },
      {
        eventStatus: 'https://schema.org/EventScheduled',
        offers: [{ availability: 'https://schema.org/SoldOut' }],
      },
    ]);
  });

  it('lists the past dates of an event that is over', () => {
    const occurrences = [at('2025-10-11T13:00:00Z')] as const;
    expect(things({ calendar: { kind: 'dates', occurrences } })).toMatchObject([
      { startDate: '2025-10-11T15:00:00+02:00' },
    ]);
  });

  it('returns dates without hours for an event over a period', () => {
    const hours = { weekly: [], exceptions: [] };
    const start = new Date('2025-10-24T22:00:00Z');
    const end = new Date('2025-11-30T22:59:59Z');
    expect(things({ calendar: { kind: 'period', start, end, hours } })).toMatchObject([
      { startDate: '2025-10-25', endDate: '2025-11-30' },
    ]);
    const wholeDay = at('2025-10-24T22:00:00Z', '2025-10-25T21:59:00Z');
    expect(things({ calendar: { kind: 'dates', occurrences: [wholeDay] } })).toMatchObject([
      { startDate: '2025-10-25', endDate: '2025-10-25' },
    ]);
    expect(things({ calendar: { kind: 'permanent', hours } })).toEqual([]);
  });

  it('locates an event in a hall, online or both, and omits an event without a location', () => {
    const onlineUrl = 'https://stream.example/';
    expect(things({ attendance: 'online', place: undefined, onlineUrl })).toMatchObject([
      { location: { '@type': 'VirtualLocation', url: onlineUrl } },
    ]);
    expect(things({ attendance: 'mixed', onlineUrl })).toMatchObject([
      { location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }] },
    ]);
    expect(things({ place: undefined })).toEqual([]);
    expect(things({ attendance: 'online', place: undefined })).toEqual([]);
  });

  it('lists the prices of an event, and omits offers if the prices are unknown', () => {
    const prices = [{ amount: 8 }, { name: 'Kinderen', amount: 0 }];
    const booking = { url: 'https://tickets.example/', from: new Date('2025-10-22T08:00:00Z') };
    expect(things({ prices, booking })[0]?.offers).toMatchObject([
      { '@type': 'Offer', price: 8, priceCurrency: 'EUR', validFrom: '2025-10-22T10:00:00+02:00' },
      { name: 'Kinderen', price: 0, url: booking.url },
    ]);
    expect(things()[0]?.offers).toBeUndefined();
  });
});
