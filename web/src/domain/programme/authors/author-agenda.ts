import type { ExperiencePublishers, Publisher } from '../../pages/page.ts';
import { wordsOf } from '../../search/words.ts';
import { isPast } from '../../time/when.ts';
import { compareItems } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import type { AuthorName } from './author.ts';

/** The upcoming and the past items of an author, each list in chronological order. */
export type AuthorAgenda = { coming: readonly ProgrammeItem[]; past: readonly ProgrammeItem[] };

/** Returns the items that name an author, divided into those that are past at `now` and the rest. */
export function authorAgenda(
  { uuid }: Pick<AuthorName, 'uuid'>,
  items: readonly ProgrammeItem[],
  now: Date,
): AuthorAgenda {
  const own = items
    .filter(({ authors }) => authors?.some((author) => author.uuid === uuid))
    .sort(compareItems);
  return { coming: own.filter((item) => !isPast(item, now)), past: own.filter((item) => isPast(item, now)) };
}

/**
 * Returns the publishers of the items whose first author is this author. For other items, the publisher may be that of
 * a co-author.
 */
export function publishersOfAuthor(
  { uuid }: Pick<AuthorName, 'uuid'>,
  items: readonly ProgrammeItem[],
  houses: readonly ExperiencePublishers[],
): readonly Publisher[] {
  const own = new Set(
    items.filter(({ authors }) => authors?.[0]?.uuid === uuid).map(({ experience }) => experience?.uuid),
  );
  const named = houses.filter((one) => own.has(one.uuid)).flatMap(({ publishers }) => publishers);
  return [...new Map(named.map((one) => [`${one.key} ${one.value}`, one])).values()];
}

/** Returns whether a text contains a name: all words of the name, complete and adjacent. Ignores case and accents. */
export function namesAuthor(text: string, { name }: Pick<AuthorName, 'name'>): boolean {
  const words = wordsOf(name);
  return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Returns the types of each author's items on one line, by author: «Gesprek, signeersessie». */
export function rolesOfAuthors(items: readonly ProgrammeItem[]): ReadonlyMap<string, string> {
  const types = new Map<string, Set<string>>();
  for (const { authors = [], type } of items) {
    if (type === undefined) continue;
    for (const { uuid } of authors) types.set(uuid, (types.get(uuid) ?? new Set()).add(type.title));
  }
  return new Map([...types].map(([uuid, titles]) => [uuid, inOneLine([...titles].sort())]));
}

const inOneLine = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((one) => one.charAt(0).toLocaleLowerCase('nl-BE') + one.slice(1))].join(', ');

const NUMBERS = 'Nul Eén Twee Drie Vier Vijf Zes Zeven Acht Negen Tien Elf Twaalf'.split(' ');

/** Formats the number of an author's items: «Drie keer op Boektopia». */
export const timesAtFestival = (count: number): string => `${NUMBERS[count] ?? count} keer op Boektopia`;
