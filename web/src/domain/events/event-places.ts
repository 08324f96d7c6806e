import { withoutAccents } from '../lettering.ts';
import type { Bookstore } from '../pages/bookstore-index.ts';
import { nearestBookstores } from '../pages/bookstore-index.ts';
import { postalAddress } from '../pages/postal-address.ts';
import { distanceKm, type Point } from '../towns/distance.ts';
import { pointOfAddress } from '../towns/find-town.ts';
import { formatAway, type Town } from '../towns/town.ts';
import type { EventBookstore, UitEvent, UitPlace } from './uit-event.ts';

// Where the events of UiTdatabank are among towns and bookstores. It asks the table of towns: for the server only.

/** Where an event is: as its organiser placed it, else the middle of its town; `undefined` for what is nowhere. */
function pointOf({ place, attendance }: Pick<UitEvent, 'place' | 'attendance'>): Point | undefined {
  if (place === undefined || attendance === 'online') return undefined;
  return place.point ?? pointOfAddress(place);
}

/** The events within so many kilometres of a town, in the order in which they came, each with how far it is. */
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

/** Whether an event is in a bookstore: under its postal code, at a place of its name, such as «Boekhandel Nawoord». */
export function isInBookstore(
  { place }: { place?: UitPlace },
  { title, address = '' }: Pick<Bookstore, 'title' | 'address'>,
): boolean {
  const { postalCode } = postalAddress(address);
  if (place?.name === undefined || postalCode === undefined || place.postalCode !== postalCode) return false;
  return ` ${plain(place.name)}`.endsWith(` ${plain(title)}`);
}

/** The bookstore of an event; `undefined` where nobody knows how far one is. */
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
  // Of a bookstore no more is known than its town, so both are taken from the middle of theirs.
  const point = event.place && event.attendance !== 'online' ? pointOfAddress(event.place) : undefined;
  const from = point ?? pointOf(event);
  const [store] = from ? nearestBookstores(from, stores, 1) : [];
  if (from === undefined || store?.point === undefined) return undefined;
  return { ...told(store), away: formatAway(from, store.point, 'in dezelfde gemeente') };
}
