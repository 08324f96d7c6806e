import { instant, isRecord } from './unknown-values.ts';

// JSON with dates, for data that our own scripts fetch. A date is an object with this one key, which no field of ours
// uses.

const DATE = '$date';

/** Converts a value to plain JSON: dates become objects, and `undefined` fields are left out. */
export function writtenDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.toISOString() };
  if (Array.isArray(value)) return value.map(writtenDates);
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(known.map(([name, one]) => [name, writtenDates(one)]));
}

/** The reverse of {@link writtenDates}. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (!isRecord(value)) return value;
  if (DATE in value) return instant(value[DATE]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDates(one)]));
}
