const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:?\d\d)$/;

/** Parses an ISO 8601 date and time with seconds and offset, in ms since 1970; NaN for anything else. */
export function parseInstant(value: unknown): number {
  return typeof value === 'string' && pattern.test(value) ? Date.parse(value) : Number.NaN;
}
