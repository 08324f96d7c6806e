import { QUERY } from '../pages/query-names.ts';

/** The search radii around a town, in km, from which visitors can choose. */
export const DISTANCES = [10, 25, 50] as const;

/** The default distance in kilometres: half an hour by train or car. */
export const NEARBY_KM = 25;

/** Returns the distance in km from a query parameter, or the default distance. */
export const nearbyKm = (requested: string | null): number =>
  DISTANCES.find((km) => String(km) === requested) ?? NEARBY_KM;

/** Returns the parameters of the UiTdatabank list: a label, a town, and the distance unless it is the default. */
export function nearbyParameters(requested: {
  label?: string;
  town?: string;
  within?: number;
}): URLSearchParams {
  const { label, town, within = NEARBY_KM } = requested;
  const query = new URLSearchParams();
  if (label !== undefined) query.set(QUERY.uitLabel, label);
  if (town !== undefined) query.set(QUERY.town, town);
  if (town !== undefined && within !== NEARBY_KM) query.set(QUERY.within, String(within));
  return query;
}
