import { describe, expect, it } from 'vitest';
import { experienceTimes } from './experience/experience-times.ts';
import type { ProgrammeItem } from './programme-item.ts';
import {
  alternativeStarts,
  attendanceOf,
  isReservableType,
  nextAlternative,
  reservationUrl,
} from './reservation.ts';
import type { Status } from './status.ts';

const URL = 'https://tickets.example/boektopia';
const now = new Date('2025-10-26T09:00:00Z');
const type = (title: string) => ({ uuid: 't', slug: 't', title });
const cooking: ProgrammeItem = {
  uuid: 'i',
  title: 'Soep uit de onderste lade',
  start: new Date('2025-10-26T10:00:00Z'),
  end: new Date('2025-10-26T11:00:00Z'),
  experience: { uuid: 'e', path: '/activiteiten/soep', title: 'Soep', hideReservation: false },
  type: type('Kookdemo'),
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
};

describe('a type that requires a reservation', () => {
  it.each([
    'fanclub',
    'kookdemo',
    'meet & greet',
    'voorstelling',
    'Fanclub',
    'KOOKDEMO',
    ' Voorstelling ',
    'Meet & Greet',
    'Meet &amp; greet',
    'meet &AMP; greet',
    'Meet &#38; greet',
    'Meet &#x26; greet',
    'Meet&greet',
    'Meet\u00a0&\u00a0greet',
    'Meet  &  greet',
  ])('requires a reservation for the type «%s» (§2.48)', (title) => {
    expect(isReservableType({ slug: 'x', title })).toBe(true);
  });

  it('requires a reservation for a type that editors renamed, because its slug remains', () => {
    for (const slug of ['fanclub', 'kookdemo', 'meet-and-greet', 'voorstelling'])
      expect(isReservableType({ slug, title: 'Koken' })).toBe(true);
  });

  it.each([
    '',
    'Gesprek',
    'Signeersessie',
    'Workshop',
    'Meet greet',
    'Kookdemo voor kinderen',
    'Voorstellingen',
  ])('requires no reservation for the type «%s» (§2.48)', (title) => {
    expect(isReservableType({ slug: 'x', title })).toBe(false);
  });
});

describe('the reservation button', () => {
  it('returns the global reservation address for an upcoming item that requires a reservation (§2.48, §2.27)', () => {
    expect(reservationUrl(cooking, URL, now)).toBe(URL);
  });

  it('offers a reservation while the item runs, but not once it is over', () => {
    expect(reservationUrl(cooking, URL, new Date('2025-10-26T10:30:00Z'))).toBe(URL);
    expect(reservationUrl(cooking, URL, new Date('2025-10-26T11:00:01Z'))).toBeUndefined();
  });

  const without: readonly (readonly [string, ProgrammeItem, string | undefined])[] = [
    [
      'the editor hid it',
      { ...cooking, experience: { uuid: 'e', path: '/', title: 'S', hideReservation: true } },
      URL,
    ],
    ['the festival has no reservation address', cooking, undefined],
    ['the address is empty', cooking, ''],
    ['the type is another', { ...cooking, type: type('Gesprek') }, URL],
    ['the item has no type', { ...cooking, type: undefined }, URL],
  ];
  it.each(without)('offers no reservation when %s (§2.48)', (_case, item, url) => {
    expect(reservationUrl(item, url, now)).toBeUndefined();
  });
});

it.each(['soldOut', 'cancelled'] as const)('offers no reservation for an item with status %s', (status) => {
  const now = new Date('2025-10-26T08:00:00Z');
  const item: ProgrammeItem = {
    uuid: 'u',
    title: 'Koken met restjes',
    start: new Date('2025-10-26T09:00:00Z'),
    type: { uuid: 't', slug: 'kookdemo', title: 'Kookdemo' },
    themes: [],
    ongoing: false,
    statuses: [],
    access: [],
  };
  expect(reservationUrl(item, 'https://reservatie.example', now)).toBe('https://reservatie.example');
  expect(reservationUrl({ ...item, statuses: [status] }, 'https://reservatie.example', now)).toBeUndefined();
});

const item = (uuid: string, start: string, statuses: Status[] = [], experience = 'e'): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  experience: { uuid: experience, path: '/a', title: 'A', hideReservation: false },
  themes: [],
  ongoing: false,
  statuses,
  access: [],
});
const full = item('full', '2025-10-27T13:00:00Z', ['soldOut']);
const programme = [
  item('other', '2025-10-27T14:00:00Z', [], 'another'),
  item('past', '2025-10-26T13:00:00Z'),
  item('later', '2025-10-30T14:00:00Z'),
  item('off', '2025-10-28T14:00:00Z', ['cancelled']),
  item('alsoFull', '2025-10-28T16:00:00Z', ['soldOut']),
  item('next', '2025-10-29T14:00:00Z'),
  full,
];
const MONDAY = new Date('2025-10-27T08:30:00Z');
const NEXT = '2025-10-29T14:00:00.000Z';
const LATER = '2025-10-30T14:00:00.000Z';

const alternativeTo = (closed: ProgrammeItem, now: Date) =>
  nextAlternative({ ...closed, alternatives: alternativeStarts(closed, programme) }, now)?.toISOString();

it('offers the next open moment in place of a full or cancelled item', () => {
  expect(alternativeTo(full, MONDAY)).toBe(NEXT);
  expect(alternativeTo({ ...full, statuses: ['cancelled'] }, MONDAY)).toBe(NEXT);
  expect(alternativeTo(full, new Date('2025-10-30T12:00:00Z'))).toBe(LATER);
});

it('offers no other moment if the item is open or has no experience, or if all moments are over', () => {
  expect(alternativeTo({ ...full, statuses: ['new'] }, MONDAY)).toBeUndefined();
  expect(alternativeTo({ ...full, experience: undefined }, MONDAY)).toBeUndefined();
  expect(alternativeTo(full, new Date('2025-11-01T12:00:00Z'))).toBeUndefined();
});

describe('an experience of several moments', () => {
  const show = (uuid: string, start: string, statuses: Status[] = [], name = 'Voorstelling') => ({
    ...item(uuid, start, statuses),
    type: type(name),
  });
  const past = show('past', '2025-10-26T13:00:00Z');
  const soldOut = show('soldOut', '2025-10-27T13:00:00Z', ['soldOut']);
  const free = show('free', '2025-10-27T15:30:00Z');
  const off = show('off', '2025-10-28T13:00:00Z', ['cancelled']);
  const last = show('last', '2025-10-29T13:00:00Z');
  const all = [last, soldOut, off, past, free];
  const attend = (items: readonly ProgrammeItem[], requested?: ProgrammeItem) =>
    attendanceOf(experienceTimes(items, MONDAY, requested), URL, MONDAY);

  it('offers the first upcoming moment that is neither full nor cancelled, whatever moment the page shows first', () => {
    expect(attend(all)).toEqual({ open: free, reservationUrl: URL });
    expect(attend([soldOut, off, last])).toEqual({ open: last, reservationUrl: URL });
  });

  it('offers the requested moment if it is open, else the first open moment', () => {
    expect(attend(all, last).open).toBe(last);
    for (const gone of [past, soldOut, off]) expect(attend(all, gone).open).toBe(free);
  });

  it('checks only whether the offered moment requires a reservation, and ignores the other moments', () => {
    const talk = { ...free, type: type('Gesprek') };
    expect(attend([soldOut, talk, last])).toEqual({ open: talk, reservationUrl: undefined });
    expect(attend([{ ...soldOut, type: type('Gesprek') }, free]).reservationUrl).toBe(URL);
  });

  it.each([
    ['past', [past]],
    ['soldOut', [past, soldOut]],
    ['cancelled', [past, off]],
    ['closed', [soldOut, off]],
  ] as const)('returns why no moment can be attended: %s', (nothingOpen, items) => {
    expect(attend(items)).toEqual({ nothingOpen });
  });

  it('offers no moment for an experience without moments', () => {
    expect(attend([])).toEqual({});
  });
});
