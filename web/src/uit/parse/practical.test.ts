import { describe, expect, it } from 'vitest';
import { parseAges, parseBooking, parsePicture, parsePlace, parsePrices } from './practical.ts';

describe('prices', () => {
  it('lists the base price first, without its name', () => {
    const prices = [
      { category: 'tariff', name: { nl: 'Kind' }, price: 5 },
      { category: 'base', name: 'Basistarief', price: '8.50' },
      { category: 'uitpas', name: { nl: 'UiTPAS' }, price: 0 },
    ];
    expect(parsePrices(prices, 'nl')).toEqual([
      { amount: 8.5 },
      { name: 'Kind', amount: 5 },
      { name: 'UiTPAS', amount: 0 },
    ]);
  });

  it.each([undefined, 'gratis', [{ price: -1 }], [{ price: 'veel' }], [{ price: '' }], [{}]])(
    'treats the prices %j as unknown',
    (value) => {
      expect(parsePrices(value, 'nl')).toEqual([]);
    },
  );
});

describe('ages', () => {
  it.each([
    ['6-12', { from: 6, to: 12 }],
    ['18-', { from: 18, to: undefined }],
    ['-12', { from: 0, to: 12 }],
    ['0-3', { from: 0, to: 3 }],
    ['-', { from: undefined, to: undefined }],
    ['0-', { from: undefined, to: undefined }],
  ])('parses the age range «%s»', (written, ages) => {
    expect(parseAges(written)).toEqual(ages);
  });

  it.each([undefined, '', 'alle', '6', '6-12-18', 6])('treats the ages %j as unknown', (written) => {
    expect(parseAges(written)).toBeUndefined();
  });
});

describe('booking', () => {
  it('accepts web addresses, phone numbers and mail addresses for booking, but not texts that resemble them', () => {
    const booking = { url: 'javascript:alert(1)', phone: 'bel ons', email: 'info(at)x.be' };
    expect(parseBooking(booking, 'nl')).toBeUndefined();
    expect(parseBooking({ ...booking, phone: '+32 9 000 00 00' }, 'nl')).toMatchObject({
      url: undefined,
      phone: '+32 9 000 00 00',
      email: undefined,
    });
    expect(parseBooking({ url: 'www.zonder-protocol.example' }, 'nl')).toBeUndefined();
    expect(parseBooking({ email: 'a@b.example' }, 'nl')).toMatchObject({ email: 'a@b.example' });
  });

  it.each([
    'a@b.be?bcc=slachtoffer%40c.be&subject=x',
    'a@b.be&bcc=c@d.be',
    'a%0d%0abcc%3ac@b.be',
    'a?bcc=c@b.be',
    'a@b.be,c@d.be',
    'a@b.be#x',
  ])('rejects a booking mail address that would add recipients: %s', (email) => {
    expect(parseBooking({ email }, 'nl')).toBeUndefined();
  });

  it('accepts booking as a list, as in old documents, and uses the label in the event’s language', () => {
    const booking = { url: 'https://tickets.example', urlLabel: { fr: 'Acheter' }, phone: null };
    expect(parseBooking([booking], 'fr')).toMatchObject({
      url: 'https://tickets.example/',
      label: 'Acheter',
    });
    expect(parseBooking(['x'], 'nl')).toBeUndefined();
  });
});

it.each<[string, unknown, unknown]>([
  [
    'a name and a flat address, as in the oldest documents',
    { name: 'De Gom', address: { streetAddress: 'Dorp 1 ', postalCode: '9000', addressLocality: 'Gent' } },
    { name: 'De Gom', street: 'Dorp 1', postalCode: '9000', town: 'Gent' },
  ],
  ['only a French address', { address: { fr: { addressLocality: 'Renaix' } } }, { town: 'Renaix' }],
  [
    'underscores instead of an address',
    { name: { nl: 'Online' }, address: { nl: { addressLocality: '___', postalCode: '0000' } } },
    { name: 'Online' },
  ],
  [
    'coordinates',
    { name: 'De Gom', geo: { latitude: 51.05, longitude: 3.72 } },
    { name: 'De Gom', point: { lat: 51.05, lng: 3.72 } },
  ],
  ['impossible coordinates', { name: 'De Gom', geo: { latitude: 951, longitude: 3 } }, { name: 'De Gom' }],
  ['coordinates as strings', { name: 'De Gom', geo: { latitude: '51', longitude: '3' } }, { name: 'De Gom' }],
  ['no fields', {}, undefined],
  ['a string instead of an object', 'Gent', undefined],
])('parses a place with %s', (_, location, place) => {
  expect(parsePlace(location)).toEqual(place);
});

it('returns undefined for the «nowhere» place, whatever its name', () => {
  const nowhere = 'https://io.uitdatabank.be/places/00000000-0000-0000-0000-000000000000';
  expect(parsePlace({ '@id': nowhere, name: { nl: 'Online' } })).toBeUndefined();
});

const HOST = 'https://images.uitdatabank.be';
const media = (name: string, description: string) => ({
  '@type': 'schema:ImageObject',
  contentUrl: `${HOST}/${name}`,
  description,
  copyrightHolder: '© Iemand',
});

it('uses the main image of an event, with the texts of that image', () => {
  const event = { image: `${HOST}/b.png`, mediaObject: [media('a.png', 'A'), media('b.png', 'B')] };
  expect(parsePicture(event)).toMatchObject({ src: `${HOST}/b.png`, alt: 'B', copyright: '© Iemand' });
});

it.each<[string, Record<string, unknown>, string | undefined]>([
  ['the first image, if none is the main one', { mediaObject: [media('a.png', 'A')] }, `${HOST}/a.png`],
  ['a bare address without other data', { image: `${HOST}/b.png` }, `${HOST}/b.png`],
  ['an http address as https', { image: 'http://images.uitdatabank.be/b.png' }, `${HOST}/b.png`],
  ['an address without a scheme as https', { image: '//images.uitdatabank.be/b.png' }, `${HOST}/b.png`],
  ['no image on an unknown host', { image: 'https://elders.example/b.png' }, undefined],
  ['no other kind of media', { mediaObject: [{ contentUrl: `${HOST}/film.mp4` }, 'x', null] }, undefined],
])('parses an image: %s', (_, event, src) => {
  expect(parsePicture(event)?.src).toBe(src);
});
