import { describe, expect, it } from 'vitest';
import { parseAges, parseBooking, parsePrices } from './practical.ts';

describe('prices', () => {
  it('begin with the base price, whose name tells nothing', () => {
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
    'are unknown in %j',
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
  ])('«%s» are read', (written, ages) => {
    expect(parseAges(written)).toEqual(ages);
  });

  it.each([undefined, '', 'alle', '6', '6-12-18', 6])('are unknown in %j', (written) => {
    expect(parseAges(written)).toBeUndefined();
  });
});

describe('booking', () => {
  it('takes addresses of the web, numbers and mail addresses, and nothing that only looks like one', () => {
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
  ])('takes no mail address that would write to somebody else: %s', (email) => {
    expect(parseBooking({ email }, 'nl')).toBeUndefined();
  });

  it('may be a list, as it once was, and has the label of its language', () => {
    const booking = { url: 'https://tickets.example', urlLabel: { fr: 'Acheter' }, phone: null };
    expect(parseBooking([booking], 'fr')).toMatchObject({
      url: 'https://tickets.example/',
      label: 'Acheter',
    });
    expect(parseBooking(['x'], 'nl')).toBeUndefined();
  });
});
