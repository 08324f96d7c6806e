import { QUERY } from '../pages/query-names.ts';

/** How far from a town one may look, in kilometres. */
export const DISTANCES = [10, 25, 50] as const;

/** As far as is looked where nothing is asked: half an hour by train or car. */
export const NEARBY_KM = 25;

/** The distance that an address asks for. */
export const nearbyKm = (asked: string | null): number =>
  DISTANCES.find((km) => String(km) === asked) ?? NEARBY_KM;

/** What the address of the events of UiTdatabank says: a tag, a town, and how far from it where that is not as usual. */
export function nearbyParameters(asked: { label?: string; town?: string; within?: number }): URLSearchParams {
  const { label, town, within = NEARBY_KM } = asked;
  const query = new URLSearchParams();
  if (label !== undefined) query.set(QUERY.uitLabel, label);
  if (town !== undefined) query.set(QUERY.town, town);
  if (town !== undefined && within !== NEARBY_KM) query.set(QUERY.within, String(within));
  return query;
}
