import { QUERY } from './query-names.ts';

/** From where an address reckons, as it says it: a town or a postal code. Another choice on its list leaves that as it is. */
export function placeAsked(parameters: URLSearchParams): URLSearchParams {
  const asked = [QUERY.town, QUERY.postalCode].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(asked.slice(0, 1));
}

/** Parameters that ask from there as well. */
export const withPlace = (parameters: URLSearchParams, place: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...parameters, ...place]);
