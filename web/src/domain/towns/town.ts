import { list, parsedJson } from '../unknown-values.ts';
import { distanceKm, formatDistance, type Point } from './distance.ts';

/** A town or village in Flanders or Brussels: its middle, its name, and its name behind a postal code. */
export type Town = { name: string; label: string; point: Point };

/** What a visitor's answer to «Waar woon je?» comes to. */
export type TownAnswer =
  | { kind: 'town'; town: Town }
  /** Several towns have the name, or none has it and these come near. */
  | { kind: 'choice'; why: 'same' | 'near'; labels: readonly string[] }
  /** No town of Flanders or Brussels; or a postal code that may well be one, but is not in the table. */
  | { kind: 'unknown'; isCode: boolean };

/**
 * «14 km» from one place to another; `here` where both are the middle of one town, and no more is known of how far they
 * are apart.
 */
export function formatAway(from: Point, to: Point, here = 'in je gemeente'): string {
  const isSame = from.lat === to.lat && from.lng === to.lng;
  return isSame ? here : formatDistance(distanceKm(from, to));
}

/** A town as a device keeps it. */
export const keptTown = ({ name, label, point }: Town): string =>
  JSON.stringify([name, label, point.lat, point.lng]);

/** The town that a device kept; `undefined` for anything else. */
export function parseKeptTown(kept: string | undefined): Town | undefined {
  const [name, label, lat, lng] = list(parsedJson(kept));
  if (typeof name !== 'string' || typeof label !== 'string') return undefined;
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return { name, label, point: { lat, lng } };
}
