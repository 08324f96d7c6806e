import { describe, expect, it } from 'vitest';
import type { ProgrammeItem } from '../programme-item.ts';
import { authorAgenda, namesAuthor, rolesOfAuthors, timesAtFestival } from './author-agenda.ts';

const MIRA = { uuid: 'mira', path: '/auteurs/mira', name: 'Mira Vandoorne' };
const JEF = { uuid: 'jef', path: '/auteurs/jef', name: 'Jef Claes' };
const NOW = new Date('2025-10-27T09:30:00+01:00');

const item = (title: string, start: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid: title,
  title,
  start: new Date(start),
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
  authors: [MIRA],
  ...more,
});
const type = (title: string) => ({ uuid: title, slug: title, title });

it('lists the upcoming and past items of an author separately, by time', () => {
  const items = [
    item('later', '2025-10-29T10:00Z'),
    item('van een ander', '2025-10-28T10:00Z', { authors: [JEF] }),
    item('van niemand', '2025-10-28T10:00Z', { authors: undefined }),
    item('eerst', '2025-10-28T10:00Z', { authors: [JEF, MIRA] }),
    item('bezig', '2025-10-27T08:00Z'),
    item('voorbij', '2025-10-25T10:00Z'),
  ];
  const { coming, past } = authorAgenda(MIRA, items, NOW);
  expect(coming.map(({ title }) => title)).toEqual(['bezig', 'eerst', 'later']);
  expect(past.map(({ title }) => title)).toEqual(['voorbij']);
});

describe('an author’s name in a text', () => {
  it('finds a name in a text if the words of the name are adjacent', () => {
    for (const text of [
      'Signeert: MIRA VANDOORNE.',
      'met Mira Vandoorne',
      'Mira Vandoorne’s boek, Mira Vandoorne',
    ])
      expect(namesAuthor(text, MIRA), text).toBe(true);
    expect(namesAuthor('Noemie Lacroix Peeters leest', { name: 'Noémie Lacroix-Peeters' })).toBe(true);
  });

  it('recognizes an author only by all words of the name in order, and not inside a longer word', () => {
    for (const text of ['Mira Vandoornes', 'Mira leest', 'Vandoorne, Mira', ''])
      expect(namesAuthor(text, MIRA), text).toBe(false);
    expect(namesAuthor('leest', { name: '…' })).toBe(false);
  });
});

it('lists each kind of item of an author once', () => {
  const items = [
    item('a', '2025-10-28T10:00Z', { type: type('Signeersessie') }),
    item('b', '2025-10-28T10:00Z', { type: type('Gesprek'), authors: [MIRA, JEF] }),
    item('c', '2025-10-28T10:00Z', { type: type('Gesprek') }),
    item('d', '2025-10-28T10:00Z'),
  ];
  expect([...rolesOfAuthors(items)]).toEqual([
    ['mira', 'Gesprek, signeersessie'],
    ['jef', 'Gesprek'],
  ]);
});

it('formats small numbers as words', () => {
  expect([1, 3, 13].map(timesAtFestival)).toEqual([
    'Eén keer op Boektopia',
    'Drie keer op Boektopia',
    '13 keer op Boektopia',
  ]);
});
