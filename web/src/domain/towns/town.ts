import { list, parsedJson } from '../unknown-values.ts';
import { distanceKm, formatDistance, type Point } from './distance.ts';

/** A town or village in Flanders or Brussels. `label` is its postal code and name; `point` is its centre. */
export type Town = { name: string; label: string; point: Point };

/** The result of a search for the visitor's town. */
export type RequestedTown =
  | { kind: 'town'; town: Town }
  /** Several towns: with the same name (`same`), or with names similar to the search (`near`). */
  | { kind: 'choice'; why: 'same' | 'near'; labels: readonly string[] }
  /** No town of Flanders or Brussels matches. `isCode`: the text is a postal code of that area which no town has. */
  | { kind: 'unknown'; isCode: boolean };

/** Formats the distance: «14 km». Returns `here` for equal coordinates, because distances within a town are unknown. */
export function formatAway(from: Point, to: Point, here = 'in dezelfde gemeente'): string {
  const isSame = from.lat === to.lat && from.lng === to.lng;
  return isSame ? here : formatDistance(distanceKm(from, to));
}

/** Serializes a town for storage in the browser. */
export const storedTown = ({ name, label, point }: Town): string =>
  JSON.stringify([name, label, point.lat, point.lng]);

/** Parses a stored town; `undefined` for any other value. */
export function parseStoredTown(kept: string | undefined): Town | undefined {
  const [name, label, lat, lng] = list(parsedJson(kept));
  if (typeof name !== 'string' || typeof label !== 'string') return undefined;
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return { name, label, point: { lat, lng } };
}
