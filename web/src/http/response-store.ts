/** An unparsed response of a service, and when it was requested, in ms of the system clock. */
export type StoredResponse = { answer: unknown; requestedAt: number };

/**
 * Sends one query to a service and parses its response with `read`, unless the response equals the last one: then it
 * returns the value parsed before. The response is stored on disk once everything in it is readable; in an outage the
 * same code parses the stored one. `question` is everything that the response depends on; `read` depends on nothing but
 * the response.
 */
export type ReadResponse = <T>(
  question: unknown,
  ask: () => Promise<unknown>,
  read: (answer: unknown) => T,
) => Promise<{ value: T; requestedAt: number }>;

/** The last good responses of one service, stored for a process that starts during an outage. */
export type ResponseStore = {
  /** Maximum age of a response that may be used during an outage, in ms. */
  maxAgeMs: number;
  /** Stores a response in the background; never throws. */
  keep(question: unknown, kept: StoredResponse): void;
  /** Deletes a stored response, because the service reports that the item does not exist. */
  drop(question: unknown): void;
  /** Returns the stored response; `undefined` if there is none or it is unreadable. Never rejects. */
  recall(question: unknown): Promise<StoredResponse | undefined>;
};
