import { instant, isRecord } from './unknown-values.ts';

// JSON with dates, for data that the site's own scripts fetch. A date becomes an object with this one key, which no
// other object in the data has.

const DATE = '$date';

/** Converts a value for JSON: dates become objects, and `undefined` fields are omitted. */
export function writtenDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.toISOString() };
  if (Array.isArray(value)) return value.map(writtenDates);
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(known.map(([name, one]) => [name, writtenDates(one)]));
}

/** Restores the dates that {@link writtenDates} converted. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (!isRecord(value)) return value;
  if (DATE in value) return instant(value[DATE]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDates(one)]));
}
