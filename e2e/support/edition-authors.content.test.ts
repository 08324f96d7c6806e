import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { publishedStories, readEdition } from './edition.ts';

const stories = publishedStories(SHIPPED_EDITION);
const authors = stories.filter(({ content }) => content.component === 'author');

/** The portrait files of the authors who have a portrait. */
const portraits = authors.flatMap(({ content: { image } }) => {
  const filename = typeof image === 'object' && image !== null && 'filename' in image && image.filename;
  const path =
    typeof filename === 'string' && /^https:\/\/a\.storyblok\.com\/f\/\d+\/(.+)$/.exec(filename)?.[1];
  return path ? [join(SHIPPED_EDITION, 'assets', path)] : [];
});

describe('the shipped edition', () => {
  it('the shipped edition has at least 120 authors, each with their own portrait', () => {
    expect(authors.length).toBeGreaterThanOrEqual(120);
    expect(portraits).toHaveLength(authors.length);
    expect(new Set(portraits).size).toBe(authors.length);
    expect(portraits.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('the portraits of the shipped edition have at most 12 kB each, and 1.5 MB in total', () => {
    const sizes = portraits.map((file) => statSync(file).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000);
  });

  it('the shipped edition names an author for every item whose type requires a person', () => {
    const { items } = readEdition(SHIPPED_EDITION);
    const nameless = items.filter(
      ({ authors: named, title }) => named.length === 0 && title !== READ_BY_VISITORS,
    );
    expect(nameless.length).toBeLessThan(items.length / 4);
    expect(
      nameless.filter(({ type }) => OF_SOMEBODY.includes(type)).map(({ day, title }) => `${day} ${title}`),
    ).toEqual([]);
  });
});

/** Title of an item that needs no author, because children read to a dog there. */
const READ_BY_VISITORS = 'Lees een hond voor';

/** Types of item that must name a person. Other types, such as a hunt through the hall or a workshop, need not. */
const OF_SOMEBODY = [
  'Fanclub',
  'Gesprek',
  'Kookdemo',
  'Meet & greet',
  'Podcast',
  'Signeersessie',
  'Voorlezing',
];
