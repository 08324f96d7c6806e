/**
 * What came of one attempt. `later` is tried again with growing pauses, for a day; `refused` never, because
 * trying cannot help. Reasons and notes go to logs and lists: they hold no address, name or key.
 */
export type DeliveryOutcome =
  | { outcome: 'delivered'; note?: string }
  | { outcome: 'later'; reason: string }
  | { outcome: 'refused'; reason: string };

/** An error in a few words that tell no one's data: its code where it has one, else its name. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // fetch hides what went wrong with the connection in the cause.
  return error.cause instanceof Error ? `${error.name} ${errorWords(error.cause)}` : error.name;
}
