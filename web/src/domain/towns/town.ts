import { list, parsedJson } from '../unknown-values.ts';
import { distanceKm, formatDistance, type Point } from './distance.ts';

/** A town or village in Flanders or Brussels: its centre, its name, and its name after a postal code. */
export type Town = { name: string; label: string; point: Point };

/** The result of «Waar woon je?». */
export type RequestedTown =
  | { kind: 'town'; town: Town }
  /** Several towns have this name (`same`), or the names of these towns are similar (`near`). */
  | { kind: 'choice'; why: 'same' | 'near'; labels: readonly string[] }
  /** Not a town in Flanders or Brussels. `isCode`: a possible postal code that is not in the table. */
  | { kind: 'unknown'; isCode: boolean };

/** Formats the distance «14 km»; returns `here` if both have the same coordinates, as the distance is then unknown. */
export function formatAway(from: Point, to: Point, here = 'in je gemeente'): string {
  const isSame = from.lat === to.lat && from.lng === to.lng;
  return isSame ? here : formatDistance(distanceKm(from, to));
}

/** Serializes a town for storage on the device. */
export const storedTown = ({ name, label, point }: Town): string =>
  JSON.stringify([name, label, point.lat, point.lng]);

/** Parses a stored town; `undefined` for anything else. */
export function parseStoredTown(kept: string | undefined): Town | undefined {
  const [name, label, lat, lng] = list(parsedJson(kept));
  if (typeof name !== 'string' || typeof label !== 'string') return undefined;
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return { name, label, point: { lat, lng } };
}
