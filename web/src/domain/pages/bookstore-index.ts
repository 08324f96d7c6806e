import { groupedBy } from '../grouped.ts';
import { byName } from '../lettering.ts';
import { byDistance, distanceKm, type Point } from '../towns/distance.ts';
import { withoutAccents } from '../without-accents.ts';
import type { ArticleSummary } from './article-summary.ts';
import { postalAddress } from './postal-address.ts';

/** A bookstore in the index, with the coordinates of its town. */
export type Bookstore = Pick<ArticleSummary, 'uuid' | 'path' | 'title' | 'address'> & { point?: Point };

/** A heading with a range of distances, and the bookstores within it. */
export type IndexRing = { ring: string; stores: readonly Bookstore[] };

/** A letter of the index, and the bookstores under it. */
export type IndexLetter = { letter: string; stores: readonly Bookstore[] };

/** The last heading of the index, for bookstores whose address contains no town. */
export const ELSEWHERE = '…';

/** Groups the bookstores by the first letter of their town, sorted by town and name. */
export function bookstoreIndex(stores: readonly Bookstore[]): readonly IndexLetter[] {
  const placed = stores
    .map((store) => ({ store, town: townOf(store) }))
    .sort((a, b) => byName.compare(a.town, b.town) || byName.compare(a.store.title, b.store.title));
  const letters = groupedBy(placed, ({ town }) => (withoutAccents(town)[0] ?? ELSEWHERE).toUpperCase());
  const index = [...letters].map(([letter, found]) => ({ letter, stores: found.map(({ store }) => store) }));
  const late = ({ letter }: IndexLetter) => (letter === ELSEWHERE ? 1 : 0);
  return index.sort((a, b) => late(a) - late(b));
}

const RINGS: readonly { ring: string; upToKm: number }[] = [
  { ring: 'Binnen 10 km', upToKm: 10 },
  { ring: 'Binnen 25 km', upToKm: 25 },
  { ring: 'Binnen 50 km', upToKm: 50 },
  { ring: 'Verder', upToKm: Number.POSITIVE_INFINITY },
];

/** Groups the bookstores by their distance from a place, nearest first, unknown distances last. */
export function bookstoresFrom(place: Point, stores: readonly Bookstore[]): readonly IndexRing[] {
  const named = [...stores].sort((a, b) => byName.compare(a.title, b.title));
  const near = byDistance(named, place, ({ point }) => point);
  let fromKm = -1;
  const rings = RINGS.map(({ ring, upToKm }) => {
    const from = fromKm;
    fromKm = upToKm;
    const within = near.filter(({ point }) => {
      const km = point && distanceKm(place, point);
      return km !== undefined && km > from && km <= upToKm;
    });
    return { ring, stores: within };
  });
  const placeless = { ring: 'Zonder bekende gemeente', stores: near.filter(({ point }) => !point) };
  return [...rings, placeless].filter(({ stores: found }) => found.length > 0);
}

/** Returns the bookstores nearest to a place, nearest first, up to the requested number. */
export function nearestBookstores(
  place: Point,
  stores: readonly Bookstore[],
  count: number,
): readonly Bookstore[] {
  return byDistance(
    stores.filter(({ point }) => point),
    place,
    ({ point }) => point,
  ).slice(0, count);
}

const townOf = ({ address = '' }: Bookstore): string => postalAddress(address).town ?? '';
