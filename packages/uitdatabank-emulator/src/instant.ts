const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:?\d\d)$/;

/** Milliseconds since 1970 of an ISO-8601 date and time to the second, with its offset; NaN for anything else. */
export function parseInstant(value: unknown): number {
  return typeof value === 'string' && pattern.test(value) ? Date.parse(value) : Number.NaN;
}
