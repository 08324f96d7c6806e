/** An unparsed response from a service, with the time of its request, in ms of the system clock. */
export type StoredResponse = { answer: unknown; requestedAt: number };

/**
 * Sends one query to a service and parses its response with `read`. If the response equals the last one, returns the
 * previously parsed value. Once the whole response is readable, it is stored on disk; in an outage the same code parses
 * the stored response. `question` is everything that the response depends on; `read` must depend only on the response.
 */
export type ReadResponse = <T>(
  question: unknown,
  ask: () => Promise<unknown>,
  read: (answer: unknown) => T,
) => Promise<{ value: T; requestedAt: number }>;

/** Stores the last good responses of one service, for a process that starts during an outage. */
export type ResponseStore = {
  /** Maximum age at which a response may be used during an outage, in ms. */
  maxAgeMs: number;
  /** Stores a response in the background; never throws. */
  keep(question: unknown, kept: StoredResponse): void;
  /** Deletes a stored response, after the service has reported that the item does not exist. */
  drop(question: unknown): void;
  /** Returns the stored response; `undefined` if there is none or it is unreadable. Never rejects. */
  recall(question: unknown): Promise<StoredResponse | undefined>;
};
