import { parseInstant } from './instant.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';

/** The value that turns a default filter off. */
const ANY = '*';

/** Returns the unchanged text of a parameter. If the parameter has several values (brackets), throws a 404. */
export function givenText(parameters: QueryParameters, name: string): string | undefined {
  const value = parameters.get(name);
  if (value === undefined || typeof value === 'string') return value;
  throw notFound(`The parameter "${name}" can only have a single value.`);
}

/** Whether the default filters apply. */
function hasDefaults(parameters: QueryParameters): boolean {
  return !givenFlag(parameters, 'disableDefaultFilters');
}

/**
 * Returns the text of a filter, or its default if the filter is not given and defaults apply. `*` turns the filter off.
 */
export function filterText(
  parameters: QueryParameters,
  name: string,
  byDefault?: string,
): string | undefined {
  const given = givenText(parameters, name);
  if (given !== undefined) return given === ANY ? undefined : given;
  return hasDefaults(parameters) ? byDefault : undefined;
}

/** Returns the comma-separated values of a filter, any of which may match; empty without a filter. */
export function filterChoices(parameters: QueryParameters, name: string, byDefault?: string): string[] {
  return filterText(parameters, name, byDefault)?.split(',') ?? [];
}

/**
 * Returns the instant of a filter, in ms since 1970. If the value is not a date and time with an offset, throws a
 * problem.
 */
export function filterInstant(
  parameters: QueryParameters,
  name: string,
  byDefault?: number,
): number | undefined {
  const given = givenText(parameters, name);
  if (given === ANY) return undefined;
  if (given === undefined) return hasDefaults(parameters) ? byDefault : undefined;
  // An unencoded `+` arrives as a space.
  const instant = parseInstant(given.replace(/ (?=\d\d:?\d\d$)/, '+'));
  if (!Number.isNaN(instant)) return instant;
  throw notFound(`${name} should be an ISO-8601 datetime, for example 2017-04-26T12:20:05+01:00`);
}

/** Returns the values of a parameter that may be repeated as `name[]`, or given once without brackets. */
export function givenList(parameters: QueryParameters, name: string): string[] {
  const value = parameters.get(name);
  // PHP considers these values empty.
  if (value === undefined || value === '' || value === '0') return [];
  return typeof value === 'string' ? [value] : [...value.values()];
}

/** Whether a parameter is true according to PHP's FILTER_VALIDATE_BOOLEAN. */
export function givenFlag(parameters: QueryParameters, name: string): boolean {
  return /^\s*(?:1|true|on|yes)\s*$/i.test(givenText(parameters, name) ?? '');
}

/** Converts a parameter to an integer as PHP does: the leading number, or 0 for other text. */
export function givenInteger(parameters: QueryParameters, name: string, byDefault: number): number {
  const text = givenText(parameters, name);
  if (text === undefined) return byDefault;
  const number = Math.trunc(Number.parseFloat(text));
  return Number.isFinite(number) ? number : 0;
}
