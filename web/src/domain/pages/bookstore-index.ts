import type { ArticleSummary } from './article-summary.ts';
import { postalAddress } from './postal-address.ts';

/** What the index tells of a bookstore. */
export type Bookstore = Pick<ArticleSummary, 'uuid' | 'path' | 'title' | 'address'>;

/** The bookstores under one letter of the index. */
export type IndexLetter = { letter: string; stores: readonly Bookstore[] };

/** The heading, behind all letters, of bookstores whose address tells no town. */
export const ELSEWHERE = '…';

/** The bookstores by the first letter of their town, then by town and name, as at the back of an atlas. */
export function bookstoreIndex(stores: readonly Bookstore[]): readonly IndexLetter[] {
  const placed = stores
    .map((store) => ({ store, town: townOf(store) }))
    .sort((a, b) => byName.compare(a.town, b.town) || byName.compare(a.store.title, b.store.title));
  const letters = new Map<string, Bookstore[]>();
  for (const { store, town } of placed) {
    const letter = town === '' ? ELSEWHERE : (plain(town)[0] ?? ELSEWHERE).toUpperCase();
    const under = letters.get(letter);
    if (under) under.push(store);
    else letters.set(letter, [store]);
  }
  const index = [...letters].map(([letter, found]) => ({ letter, stores: found }));
  const late = ({ letter }: IndexLetter) => (letter === ELSEWHERE ? 1 : 0);
  return index.sort((a, b) => late(a) - late(b));
}

/**
 * The bookstores in a town or under a postal code. Every word of the question must be the beginning of the code or of a
 * word of the town, whatever its capitals and accents: «85» finds 8500 Kortrijk, «niklaas» finds Sint-Niklaas.
 */
export function bookstoresIn(stores: readonly Bookstore[], question: string): readonly Bookstore[] {
  const words = wordsOf(question);
  return stores.filter(({ address = '' }) => {
    const { postalCode = '', town = '' } = postalAddress(address);
    const known = [postalCode, ...wordsOf(town)];
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

const townOf = ({ address = '' }: Bookstore): string => postalAddress(address).town ?? '';

const byName = new Intl.Collator('nl-BE', { sensitivity: 'base' });

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
