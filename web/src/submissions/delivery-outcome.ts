import { UnusableTables } from './migrations.ts';

/**
 * The result of one attempt. `later` is retried for a day with growing pauses. `refused` is not retried, because a
 * retry cannot succeed. Reasons and notes appear in logs and lists; they contain no address, name or key.
 */
export type DeliveryOutcome =
  | { outcome: 'delivered'; note?: string }
  | { outcome: 'later'; reason: string }
  | { outcome: 'refused'; reason: string };

/** Describes an error without personal data: by its code, or else its name. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error instanceof UnusableTables) return error.message;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // When a connection fails, `fetch` throws an error that has the actual error in `cause`.
  return error.cause instanceof Error ? `${error.name} ${errorWords(error.cause)}` : error.name;
}

/** Describes an error of the database without personal data, as a sentence. */
export function databaseWords(error: unknown): string {
  return error instanceof UnusableTables
    ? error.message
    : `the database does not respond: ${errorWords(error)}`;
}
