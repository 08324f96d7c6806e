import { describe, expect, it } from 'vitest';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { createIndexCache, createSearchIndex } from './search-index.ts';

const now = new Date('2025-10-26T10:00:00Z');

const page = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  uuid: title,
  path: `/${title}`,
  title,
  component: 'page',
  text: '',
  ...more,
});

const item = (experience: string, start: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid: `${experience} ${start}`,
  title: experience,
  start: new Date(start),
  experience: { uuid: experience, path: `/${experience}`, title: experience, hideReservation: false },
  themes: [],
  ongoing: false,
  tags: [],
  ...more,
});

function titles(documents: readonly SearchDocument[], term: string, items: readonly ProgrammeItem[] = []) {
  const { find } = createSearchIndex(documents, items);
  const { items: hits, approximate } = find({ term, order: 'newest' }, 1, now);
  return { found: hits.map(({ uuid }) => uuid).sort(), approximate };
}

describe('what is found', () => {
  it('holds every word; accents and capitals do not count', () => {
    const pages = [page('André leest'), page('Andre zingt'), page('Leest u?')];
    expect(titles(pages, 'ANDRE')).toEqual({ found: ['Andre zingt', 'André leest'], approximate: false });
    expect(titles(pages, 'andré leest').found).toEqual(['André leest']);
  });

  it('may go on where the last word ends, and only there', () => {
    const pages = [page('De boekhandel'), page('Boekhandel in Gent')];
    expect(titles(pages, 'gent boekh').found).toEqual(['Boekhandel in Gent']);
    expect(titles(pages, 'boekh gent').found).toEqual([]);
  });

  it('may differ in one letter from five letters on, when nothing is written so', () => {
    const pages = [page('Zilvervis'), page('Stoel'), page('Stoep'), page('Kat')];
    expect(titles(pages, 'zilvarvis')).toEqual({ found: ['Zilvervis'], approximate: true });
    expect(titles(pages, 'stoel')).toEqual({ found: ['Stoel'], approximate: false });
    expect(titles(pages, 'zolvarvis').found).toEqual([]);
    expect(titles(pages, 'kar').found).toEqual([]);
  });

  it('is nothing for a term without a word', () => {
    for (const term of ['', '***', '(', '<>', '\\', '🚀']) {
      expect(titles([page('Kat')], term)).toEqual({ found: [], approximate: false });
    }
  });

  it('goes by what its items are called, where they are and which theme they bear', () => {
    const items = [
      item('Lezing', '2025-10-27T10:00Z', {
        title: 'Mira signeert',
        location: { uuid: 'l', slug: 'forum', title: 'Forum' },
        themes: [{ uuid: 't', slug: 'spannende-boeken', title: 'Spannende boeken' }],
      }),
    ];
    for (const term of ['mira', 'forum', 'thriller']) {
      expect(titles([page('Lezing')], term, items).found, term).toEqual(['Lezing']);
    }
  });
});

describe('a hit', () => {
  const starts = Array.from({ length: 9 }, (_, day) => `2025-10-${25 + (day % 7)}T1${day}:00:00Z`);
  const find = (at: Date, term = 'lezing') =>
    createSearchIndex(
      [page('Lezing')],
      starts.map((start) => item('Lezing', start)),
    ).find({ term, order: 'newest' }, 1, at).items[0];

  it('lists its next sessions, and counts the rest', () => {
    const hit = find(new Date('2025-10-20T00:00:00Z'));
    expect(hit?.sessions).toHaveLength(6);
    expect(hit?.more).toBe(3);
    expect(hit?.sessions[0]?.start).toEqual(new Date('2025-10-25T10:00:00Z'));
  });

  it('leaves out what is over as the clock goes on, and then shows the last', () => {
    expect(find(new Date('2025-10-29T00:00:00Z'))?.sessions[0]?.start).toEqual(
      new Date('2025-10-29T14:00:00Z'),
    );
    expect(find(new Date('2025-12-01T00:00:00Z'))).toMatchObject({ over: true, more: 0 });
    expect(find(new Date('2025-12-01T00:00:00Z'))?.sessions).toHaveLength(1);
  });
});

it('an index is kept as long as the answers say the same, and made anew when one says something else', () => {
  const indexOver = createIndexCache();
  const first = indexOver([page('Kat')], [], []);
  expect(indexOver([page('Kat')], [], [])).toBe(first);
  const other = indexOver([page('Hond')], [], []);
  expect(other).not.toBe(first);
  expect(other.find({ term: 'hond', order: 'newest' }, 1, now).total).toBe(1);
  expect(indexOver([page('Hond')], [item('Hond', '2025-10-27T10:00Z')], [])).not.toBe(other);
});
