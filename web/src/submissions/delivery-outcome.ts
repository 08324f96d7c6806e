/**
 * The result of one attempt. `later` is retried with growing pauses for a day; `refused` is not, because a retry cannot
 * succeed. Reasons and notes appear in logs and lists: they contain no address, name or key.
 */
export type DeliveryOutcome =
  | { outcome: 'delivered'; note?: string }
  | { outcome: 'later'; reason: string }
  | { outcome: 'refused'; reason: string };

/** Describes an error without personal data: its code, or else its name. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // fetch hides the connection error in the cause.
  return error.cause instanceof Error ? `${error.name} ${errorWords(error.cause)}` : error.name;
}
