import { EXAMPLE_NAMES, exampleEvent } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import { detail, told } from '../../../test/uit/read-examples.ts';
import { parseEvent, parseEventDetail } from './event.ts';

describe('every kind of document', () => {
  it.each(EXAMPLE_NAMES)('parses every kind of document: %s (§3.27)', (name) => {
    expect(detail(name)).toMatchObject({
      id: expect.stringMatching(/^[\w-]{35,36}$/),
      path: expect.stringMatching(/^\/boektopia-op-toer-activiteiten\/[\w-]{35,36}$/),
      title: expect.stringMatching(/\S/),
    });
  });

  it.each(EXAMPLE_NAMES)('drops the creator and the hidden labels: %s', (name) => {
    const document = exampleEvent(name);
    const read = JSON.stringify([parseEvent(document), detail(name)]);
    for (const secret of [
      document.creator,
      ...(Array.isArray(document.hiddenLabels) ? document.hiddenLabels : []),
    ]) {
      expect(read).not.toContain(secret);
    }
    expect(read).not.toMatch(/creator|hiddenLabels/);
  });
});

describe('an event', () => {
  it('parses the title, dates, place, image, intro and prices of an event (§3.27)', () => {
    const event = detail('fx-01');
    expect(event).toMatchObject({
      id: 'cc157cb1-5021-40af-8d97-72a265400fa3',
      path: '/boektopia-op-toer-activiteiten/cc157cb1-5021-40af-8d97-72a265400fa3',
      title: 'Debuten in gesprek: "De eerste zin" & andere beginnen',
      kind: 'Lezing of congres',
      attendance: 'offline',
      place: {
        name: 'Cultuurcentrum De Letterkast',
        street: 'Stationsstraat 12',
        postalCode: '9000',
        town: 'Gent',
      },
      image: {
        src: 'https://images-test.uitdatabank.be/92272095-9564-4f46-9e1b-6165f509857a.jpeg',
        alt: 'Twee lege stoelen op een podium met een stapel boeken',
        copyright: 'Boekfestival vzw',
        width: 0,
        height: 0,
      },
      prices: [{ amount: 12 }, { name: 'Abonnee', amount: 9.5 }, { name: 'Jonger dan 26', amount: 6 }],
      ages: { from: undefined, to: undefined },
      organiser: { name: 'Boekfestival vzw', url: 'https://www.boekfestival.example/' },
      booking: {
        url: 'https://tickets.boekfestival.example/debuten',
        label: 'Koop tickets',
        phone: '09 000 00 00',
        email: 'tickets@boekfestival.example',
        from: new Date('2027-05-31T22:00:00Z'),
        until: new Date('2027-10-29T18:00:00Z'),
      },
    });
    expect(event.description).toHaveLength(3);
    expect(told(event)).toEqual(['Vrijdag 29 oktober 2027 van 20:00 tot 21:15']);
  });

  it('distinguishes free from unknown prices, and accepts an event without an image or booking', () => {
    const event = detail('fx-02');
    expect([event.image, event.booking]).toEqual([undefined, undefined]);
    expect(event.prices).toEqual([{ amount: 0 }]);
    expect(event.ages).toEqual({ from: 3, to: 6 });
    expect(detail('fx-08').prices).toEqual([]);
  });

  it('returns the online address instead of a place for an online event', () => {
    expect(detail('fx-10')).toMatchObject({
      attendance: 'online',
      place: undefined,
      onlineUrl: 'https://live.boekfestival.example/vertalen',
    });
    expect(detail('fx-11')).toMatchObject({ attendance: 'mixed', place: { town: 'Sint-Gillis' } });
  });

  it('for an event without Dutch texts, uses another language and returns which one', () => {
    expect(detail('fx-12')).toMatchObject({
      title: 'Rencontre avec une autrice : écrire la ville',
      language: 'fr',
      descriptionLanguage: 'fr',
      place: { name: 'Maison du Livre', town: 'Saint-Gilles' },
    });
    expect(detail('fx-15')).toMatchObject({
      title: 'Boekenbeurs: elf dagen vol verhalen',
      language: undefined,
    });
  });

  it('reads a title as plain text even if it contains markup, and drops an invalid booking address', () => {
    const event = detail('fx-13');
    expect(event.title).toBe('<b>Vetgedrukte</b> titel & "aanhalingstekens" <script>alert(1)</script>');
    expect(event.booking).toBeUndefined();
    expect(JSON.stringify(event)).not.toContain('javascript:');
  });

  it('decodes the HTML entities in every plain field of an event', () => {
    const written = 'D&eacute; &lt;18 &amp; co&nbsp;&#8211; &rsquo;t';
    const words = 'Dé <18 & co – ’t';
    const read = parseEventDetail({
      ...exampleEvent('fx-01'),
      name: { nl: written },
      status: { type: 'Unavailable', reason: { nl: written } },
      subEvent: undefined,
      labels: [],
      terms: [{ domain: 'eventtype', label: written }],
      location: {
        name: { nl: written },
        address: { nl: { streetAddress: written, addressLocality: written } },
      },
      organizer: { name: written, url: 'https://x.example/?a=1&amp;b=2' },
      priceInfo: [{ category: 'tariff', name: { nl: written }, price: 5 }],
      bookingInfo: { url: 'https://x.example/?a=1&amp;b=2', urlLabel: { nl: written } },
      mediaObject: [
        {
          contentUrl: 'https://images.uitdatabank.be/a.png',
          description: written,
          copyrightHolder: written,
        },
      ],
      description: { nl: written },
    });
    expect(read).toMatchObject({
      title: words,
      reason: words,
      kind: words,
      place: { name: words, street: words, town: words },
      organiser: { name: words, url: 'https://x.example/?a=1&b=2' },
      prices: [{ name: words }],
      booking: { url: 'https://x.example/?a=1&b=2', label: words },
      image: { alt: words, copyright: words },
      description: [{ children: [{ text: words }] }],
    });
  });

  it('parses an event in an old document format', () => {
    const event = detail('fx-14');
    expect(event).toMatchObject({
      id: '28808C2F-0DB2-D2CF-F508ECB994D2505F',
      title: 'Lezing over oude drukken',
      kind: 'Lezing of congres',
      description: [],
      organiser: { name: 'Kring voor oude boeken', url: undefined },
      place: { name: 'Zaal Oud Papier, Dorp 1', street: 'Dorp', postalCode: '3840', town: 'Borgloon' },
      image: { src: 'https://media.uitdatabank.be/20270813/oude-drukken.jpg', alt: '', copyright: undefined },
      prices: [{ amount: 4 }],
      booking: undefined,
      status: 'available',
      soldOut: false,
    });
    expect(told(event)).toEqual(['Maandag 1 november 2027 om 14:00']);
  });

  it.each<[string, unknown]>([
    [
      'that it belongs to',
      { id: 'reeks', title: 'Een jaar debuten', otherEvents: ['https://io.uitdatabank.be/event/x'] },
    ],
    ['of which only the id is known', { id: 'reeks' }],
    ['that is none', []],
  ])('ignores a production %s, because each event has its own page', (_, production) => {
    const document = exampleEvent('fx-01');
    expect(parseEventDetail({ ...document, production })).toEqual(detail('fx-01'));
    expect(parseEvent({ ...document, production })).toEqual(parseEvent(document));
  });

  it('uses one of the festival’s own kinds if the event has its label', () => {
    const document = { ...exampleEvent('fx-01'), labels: ['boektopia', 'workshops'] };
    expect(parseEvent(document)?.kind).toBe('Workshops');
  });
});

describe('an invalid document', () => {
  const whole = exampleEvent('fx-01');
  it.each<[string, unknown]>([
    ['without an id', { ...whole, '@id': undefined }],
    [
      'with an id that our addresses do not accept',
      { ...whole, '@id': 'https://io.uitdatabank.be/events/de-slak' },
    ],
    ['without a name in any language', { ...whole, name: { nl: ' ', fr: '' } }],
    ['without a date', { ...whole, startDate: undefined, endDate: undefined, subEvent: [] }],
    [
      'with an invalid date',
      { ...whole, startDate: 'morgen', subEvent: [{ startDate: '2027-02-31T10:00:00Z' }] },
    ],
    ['that is not embedded', { '@id': whole['@id'], '@type': 'Event' }],
    ['that is null', null],
    ['that is a list', [whole]],
  ])('rejects a document %s', (_, document) => {
    expect(parseEvent(document)).toBeUndefined();
    expect(parseEventDetail(document)).toBeUndefined();
  });
});

describe('a document with random values', () => {
  const junk = [
    null,
    undefined,
    0,
    -1,
    '',
    'x',
    '<b>',
    true,
    [],
    [null],
    [[]],
    {},
    { nl: 5 },
    { type: 7 },
    Number.NaN,
  ];

  /** `npm run test:all -- samples` uses four documents, and other runs use one. */
  const names = ['fx-01', 'fx-03', 'fx-07', 'fx-14'].slice(0, process.env.LONG_FORM ? undefined : 1);

  it.each(names)('never throws for a document with random values: %s', (name) => {
    const document = exampleEvent(name);
    for (const field of [...Object.keys(document), 'onlineUrl', 'bookingInfo', 'openingHours', 'priceInfo']) {
      for (const value of junk) {
        const read = parseEventDetail({ ...document, [field]: value });
        expect(JSON.stringify(read) ?? '').not.toMatch(/\[object|NaN|Invalid Date/);
      }
    }
  });
});
