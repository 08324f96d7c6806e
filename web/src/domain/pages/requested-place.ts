import { QUERY } from './query-names.ts';

/** The town or postal code in an address, as typed. Links to other options of the list keep it. */
export function requestedPlace(parameters: URLSearchParams): URLSearchParams {
  const requested = [QUERY.town, QUERY.postalCode].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(requested.slice(0, 1));
}

/** Adds the town or postal code to other parameters. */
export const withPlace = (parameters: URLSearchParams, place: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...parameters, ...place]);
