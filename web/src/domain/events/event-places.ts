import type { Bookstore } from '../pages/bookstore-index.ts';
import { nearestBookstores } from '../pages/bookstore-index.ts';
import { postalAddress } from '../pages/postal-address.ts';
import { distanceKm, type Point } from '../towns/distance.ts';
import { pointOfAddress } from '../towns/find-town.ts';
import { formatAway, type Town } from '../towns/town.ts';
import { withoutAccents } from '../without-accents.ts';
import type { EventBookstore, UitEvent, UitPlace } from './uit-event.ts';

// Finds towns and bookstores near UiTdatabank events. It reads the table of towns, so only the server may import it.

/** Returns the coordinates of an event, else its town's centre; `undefined` for online events and unknown places. */
function pointOf({ place, attendance }: Pick<UitEvent, 'place' | 'attendance'>): Point | undefined {
  if (place === undefined || attendance === 'online') return undefined;
  return place.point ?? pointOfAddress(place);
}

/** Returns the events within a number of kilometres of a town, in their original order, each with its distance. */
export function eventsNear<T extends Pick<UitEvent, 'place' | 'attendance'>>(
  events: readonly T[],
  town: Town,
  withinKm: number,
): readonly { event: T; away: string }[] {
  return events.flatMap((event) => {
    const point = pointOf(event);
    if (point === undefined || distanceKm(town.point, point) > withinKm) return [];
    return [{ event, away: formatAway(town.point, point) }];
  });
}

const plain = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns whether an event takes place in a bookstore: the postal codes are equal, and the place's name ends in the
 * bookstore's title, as in «Boekhandel Nawoord».
 */
export function isInBookstore(
  { place }: { place?: UitPlace },
  { title, address = '' }: Pick<Bookstore, 'title' | 'address'>,
): boolean {
  const { postalCode } = postalAddress(address);
  if (place?.name === undefined || postalCode === undefined || place.postalCode !== postalCode) return false;
  return ` ${plain(place.name)}`.endsWith(` ${plain(title)}`);
}

/** Returns the bookstore that hosts an event, else the nearest one; `undefined` if no distance is known. */
export function bookstoreOf(
  event: Pick<UitEvent, 'place' | 'attendance'>,
  stores: readonly Bookstore[],
): EventBookstore | undefined {
  const told = ({ path, title, address = '' }: Bookstore) => ({
    path,
    title,
    town: postalAddress(address).town,
  });
  const here =
    event.attendance === 'online' ? undefined : stores.find((store) => isInBookstore(event, store));
  if (here) return told(here);
  // Only the town of a bookstore is known, so distances are measured between town centres.
  const point = event.place && event.attendance !== 'online' ? pointOfAddress(event.place) : undefined;
  const from = point ?? pointOf(event);
  const [store] = from ? nearestBookstores(from, stores, 1) : [];
  if (from === undefined || store?.point === undefined) return undefined;
  return { ...told(store), away: formatAway(from, store.point) };
}
