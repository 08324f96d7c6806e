import { QUERY } from './query-names.ts';

/** Returns the parameter with the visitor's place, as typed, for links to other versions of the list. */
export function requestedPlace(parameters: URLSearchParams): URLSearchParams {
  const requested = [QUERY.town, QUERY.postalCode].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(requested.slice(0, 1));
}

/** Returns `parameters` followed by the parameters for the visitor's place. */
export const withPlace = (parameters: URLSearchParams, place: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...parameters, ...place]);
