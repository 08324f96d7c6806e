import { expect, it } from 'vitest';
import { dayPage, item, picture, story } from './examples.ts';
import { edition } from './made-up-edition.ts';
import { statisticsOf } from './statistics.ts';
import { statisticsLines } from './statistics-lines.ts';

const image = (path: string) => ({ image: picture(path) });
const page = story('praktisch', { component: 'page', ...image('10x10/a/a.webp') });
const bytes: Record<string, string> = { '10x10/a/a.webp': 'same', '10x10/b/b.webp': 'same' };

const made = edition(
  [
    dayPage('2025-10-25'),
    dayPage('2025-10-26'),
    item('a', '2025-10-25 22:00', '2025-10-25 23:00'),
    item('b', '2025-10-25 08:00', '2025-10-26 17:00', { ongoing_program_item: 'true' }),
    item('c', '2025-10-26 09:00', '', {}, { draft: true }),
    story('types/voorstelling', { component: 'type', title: 'Voorstelling' }),
    story('types/gesprek', { component: 'type', title: 'Gesprek' }),
    story('op-toer/leuven', { component: 'on_tour_location', title: 'Leuven' }),
    story('op-toer/genk', { component: 'on_tour_location', title: 'Genk' }),
    story('t', {
      component: 'on_tour_experience',
      start_date: '2025-10-10 18:00',
      location: 'uuid-op-toer/genk',
    }),
    page,
    { ...page, draft: true },
    story('b', { component: 'news_article', ...image('10x10/b/b.webp') }),
    story('c2', { component: 'news_article', ...image('10x10/c/c.webp'), body: [{ component: 'quote' }] }),
  ],
  {
    shelf: {
      has: (path) => path in bytes,
      sizeOf: () => undefined,
      lengthOf: () => 0,
      bytesOf: (path) => Buffer.from(bytes[path] ?? ''),
    },
  },
);

it('counts items by their first day in Brussels time, and ongoing items on every day they span', () => {
  const { items, itemsPerDay, ongoing, ongoingPerDay } = statisticsOf(made);
  expect(items).toBe(2);
  expect(itemsPerDay).toEqual({ '2025-10-25': 1, '2025-10-26': 1 });
  expect(ongoing).toBe(1);
  expect(ongoingPerDay).toEqual({ '2025-10-25': 1, '2025-10-26': 1 });
});

it('reports types, tour stops per town, generic pages, unpublished drafts, and published stories with a newer draft', () => {
  const counted = statisticsOf(made);
  expect(counted.types).toEqual(['Gesprek', 'Voorstelling']);
  expect(counted.reservableTypes).toEqual(['Voorstelling']);
  expect(counted.onTourPerTown).toEqual({ Leuven: 0, Genk: 1 });
  expect(counted.genericPages).toEqual(['praktisch']);
  expect(counted.draftsOnly).toEqual(['c']);
  expect(counted.changedSincePublish).toEqual(['praktisch']);
});

it('lists unused components, and counts each image file once', () => {
  const { blocksUsed, blocksUnused, images } = statisticsOf(made);
  expect(blocksUsed).toMatchObject({ quote: 1, news_article: 2 });
  expect(blocksUnused).toContain('hero');
  expect(images).toEqual({ used: 3, missing: 1, different: 1 });
});

it('formats statistics as aligned lines', () => {
  const lines = statisticsLines(statisticsOf(made));
  expect(lines).toContainEqual(expect.stringMatching(/^Types met reservatie +1 +Voorstelling$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Genk +1$/));
  expect(new Set(lines.slice(0, 3).map((shown) => shown.search(/ \d/))).size).toBe(1);
});
