import { EXAMPLE_NAMES, exampleEvent } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import { NO_HOURS } from '../../domain/events/opening-hours.ts';
import type { UitEventDetail } from '../../domain/events/uit-event.ts';
import { formatOccurrence, formatReservation } from '../../domain/events/uit-event-wording.ts';
import { parseEvent, parseEventDetail } from './event.ts';

function detail(name: string): UitEventDetail {
  const event = parseEventDetail(exampleEvent(name));
  if (event === undefined) throw new Error(`${name} is not readable`);
  return event;
}

/** Its dates as they are told. */
function told({ calendar }: UitEventDetail): string[] {
  if (calendar.kind !== 'dates') return [];
  return calendar.occurrences.map((one) => `${formatOccurrence(one)} ${formatReservation(one)}`.trim());
}

describe('every kind of document', () => {
  it.each(EXAMPLE_NAMES)('is read: %s (§3.27)', (name) => {
    expect(detail(name)).toMatchObject({
      id: expect.stringMatching(/^[\w-]{35,36}$/),
      path: expect.stringMatching(/^\/boektopia-op-toer-activiteiten\/[\w-]{35,36}$/),
      title: expect.stringMatching(/\S/),
    });
  });

  it.each(EXAMPLE_NAMES)('leaves behind who made it and what is hidden: %s', (name) => {
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

describe('an event has', () => {
  it('title, dates, place, picture, intro and what one pays (§3.27)', () => {
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

  it('no picture and no booking where it has none; free is not unknown', () => {
    const event = detail('fx-02');
    expect([event.image, event.booking]).toEqual([undefined, undefined]);
    expect(event.prices).toEqual([{ amount: 0 }]);
    expect(event.ages).toEqual({ from: 3, to: 6 });
    expect(detail('fx-08').prices).toEqual([]);
  });

  it('a status per date, with the reason', () => {
    const event = detail('fx-03');
    expect(told(event)).toEqual([
      'Zaterdag 30 oktober 2027 van 14:00 tot 17:00',
      'Zondag 31 oktober 2027 van 14:00 tot 17:00 (geannuleerd)',
      'Maandag 1 november 2027 van 14:00 tot 17:00 (Volzet of uitverkocht)',
    ]);
    expect(event.calendar).toMatchObject({ occurrences: [{}, { reason: 'De auteur is ziek.' }, {}] });
  });

  it.each([
    ['fx-04', 'Vrijdag 5 november 2027 van 21:00 tot 01:30 (geannuleerd)'],
    ['fx-05', 'Zaterdag 6 november 2027 van 09:00 tot 17:00 (uitgesteld)'],
    ['fx-06', 'Donderdag 28 oktober 2027 van 19:30 tot 22:30 (Volzet of uitverkocht)'],
    ['fx-16', 'Donderdag 30 september 2027'],
    ['fx-17', 'Zondag 31 oktober 2027 om 13:30'],
  ])('its one date told as UiTdatabank does: %s', (name, words) => {
    expect(told(detail(name))).toEqual([words]);
  });

  it('ten o’clock on every day through the change of the clock', () => {
    const days = told(detail('fx-15'));
    expect(days).toHaveLength(11);
    expect(days.every((day) => / van 09:00 tot 1\d:00$/.test(day))).toBe(true);
  });

  it('a period with its hours, closed days and other hours', () => {
    const { calendar } = detail('fx-07');
    expect(calendar).toMatchObject({
      kind: 'period',
      start: new Date('2027-10-15T22:00:00Z'),
      end: new Date('2027-12-19T22:59:59Z'),
    });
    const hours = calendar.kind === 'period' ? calendar.hours : NO_HOURS;
    expect(hours.weekly).toHaveLength(3);
    expect(hours.weekly[0]).toEqual({
      days: ['dinsdag', 'woensdag', 'donderdag', 'vrijdag'],
      opens: '10:00',
      closes: '18:00',
    });
    expect(hours.exceptions).toEqual([
      { from: '2027-11-01', to: '2027-11-02', reason: 'Allerheiligen en Allerzielen', openings: [] },
      { from: '2027-11-11', to: '2027-11-11', reason: undefined, openings: [] },
      {
        from: '2027-12-06',
        to: '2027-12-12',
        reason: 'Kortere week',
        openings: [{ days: ['woensdag', 'zaterdag'], opens: '13:00', closes: '17:00' }],
      },
    ]);
    expect(detail('fx-08').calendar).toMatchObject({ kind: 'period', hours: NO_HOURS });
    expect(detail('fx-09').calendar).toEqual({ kind: 'permanent', hours: NO_HOURS });
  });

  it.each([
    ['its last midnight', '2025-10-20T00:00:00+02:00', '2025-10-27T00:00:00+01:00', '2025-10-27T22:59:59Z'],
    ['the same in UTC', '2025-10-19T22:00:00Z', '2025-10-26T23:00:00+00:00', '2025-10-27T22:59:59Z'],
    ['one midnight twice', '2025-10-26T00:00:00+02:00', '2025-10-26T00:00:00+02:00', '2025-10-26T22:59:59Z'],
    ['an hour', '2025-10-20T00:00:00+02:00', '2025-10-27T18:00:00+01:00', '2025-10-27T17:00:00Z'],
    [
      'the first midnight of the next year',
      '2025-10-20T00:00:00+02:00',
      '2026-01-01T00:00:00+01:00',
      '2026-01-01T22:59:59Z',
    ],
  ])('a period up to the end of its last day, written as %s', (_, startDate, endDate, end) => {
    const event = parseEvent({ ...exampleEvent('fx-08'), startDate, endDate });
    expect(event?.calendar).toMatchObject({ kind: 'period', end: new Date(end) });
  });

  it('an evening up to midnight, which is the hour at which it ends', () => {
    const evening = { startDate: '2025-10-26T20:00:00+01:00', endDate: '2025-10-27T00:00:00+01:00' };
    const document = { ...exampleEvent('fx-01'), ...evening, subEvent: [evening] };
    expect(parseEvent(document)?.calendar).toMatchObject({
      kind: 'dates',
      occurrences: [{ end: new Date('2025-10-26T23:00:00Z') }],
    });
  });

  it('no place where it is held nowhere, and the address of what is held online', () => {
    expect(detail('fx-10')).toMatchObject({
      attendance: 'online',
      place: undefined,
      onlineUrl: 'https://live.boekfestival.example/vertalen',
    });
    expect(detail('fx-11')).toMatchObject({ attendance: 'mixed', place: { town: 'Sint-Gillis' } });
  });

  it('the language that there is, and says which', () => {
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

  it('a title that is text, whatever stands in it, and no way to book that is none', () => {
    const event = detail('fx-13');
    expect(event.title).toBe('<b>Vetgedrukte</b> titel & "aanhalingstekens" <script>alert(1)</script>');
    expect(event.booking).toBeUndefined();
    expect(JSON.stringify(event)).not.toContain('javascript:');
  });

  it('what an old document gives', () => {
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

  it('what an old document says of its going on in one word, and of each of its dates', () => {
    const dates = ['Available', 'TemporarilyUnavailable', undefined].map((status, day) => ({
      startDate: `2025-10-2${day}T20:00:00+02:00`,
      status,
      bookingAvailability: day === 0 ? 'Unavailable' : undefined,
    }));
    const old = {
      ...exampleEvent('fx-01'),
      calendarType: 'multiple',
      status: 'Unavailable',
      subEvent: dates,
    };
    const event = parseEvent(old);
    expect(event).toMatchObject({ status: 'cancelled', soldOut: false });
    expect(event?.calendar).toMatchObject({
      occurrences: [
        { status: 'available', soldOut: true },
        { status: 'postponed', soldOut: false },
        { status: 'cancelled', soldOut: false },
      ],
    });
  });

  it('the festival’s own word for its kind where it carries one', () => {
    const document = { ...exampleEvent('fx-01'), labels: ['boektopia', 'workshops'] };
    expect(parseEvent(document)?.kind).toBe('Workshops');
  });
});

describe('a document is no event', () => {
  const whole = exampleEvent('fx-01');
  it.each<[string, unknown]>([
    ['without an id', { ...whole, '@id': undefined }],
    [
      'with an id that our addresses do not know',
      { ...whole, '@id': 'https://io.uitdatabank.be/events/de-slak' },
    ],
    ['without a name in any language', { ...whole, name: { nl: ' ', fr: '' } }],
    ['without a date', { ...whole, startDate: undefined, endDate: undefined, subEvent: [] }],
    [
      'with a date that is none',
      { ...whole, startDate: 'morgen', subEvent: [{ startDate: '2027-02-31T10:00:00Z' }] },
    ],
    ['that was not embedded', { '@id': whole['@id'], '@type': 'Event' }],
    ['of nothing', null],
    ['that is a list', [whole]],
  ])('%s', (_, document) => {
    expect(parseEvent(document)).toBeUndefined();
    expect(parseEventDetail(document)).toBeUndefined();
  });
});

describe('a document with anything anywhere', () => {
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

  it.each(['fx-01', 'fx-03', 'fx-07', 'fx-14'])('never throws: %s', (name) => {
    const document = exampleEvent(name);
    for (const field of [...Object.keys(document), 'onlineUrl', 'bookingInfo', 'openingHours', 'priceInfo']) {
      for (const value of junk) {
        const read = parseEventDetail({ ...document, [field]: value });
        expect(JSON.stringify(read) ?? '').not.toMatch(/\[object|NaN|Invalid Date/);
      }
    }
  });
});
