/** Coordinates in degrees (WGS84). */
export type Point = { lat: number; lng: number };

/** The mean radius of the earth, in kilometres. */
const EARTH_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two places, in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const north = radians(to.lat - from.lat);
  const east = radians(to.lng - from.lng);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Formats a distance in whole kilometres: «14 km»; «minder dan 1 km» for less than one. */
export function formatDistance(km: number): string {
  return km < 1 ? 'minder dan 1 km' : `${Math.round(km)} km`;
}

/** Sorts by distance, nearest first. Equal distances keep their order. Items without coordinates come last. */
export function byDistance<T>(
  things: readonly T[],
  from: Point,
  placeOf: (thing: T) => Point | undefined,
): T[] {
  const away = (thing: T) => {
    const place = placeOf(thing);
    return place ? distanceKm(from, place) : Number.POSITIVE_INFINITY;
  };
  return things
    .map((thing) => ({ thing, km: away(thing) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ thing }) => thing);
}
