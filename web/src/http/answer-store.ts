/** An answer of a service as it came, and when it was asked, in milliseconds of the system clock. */
export type StoredResponse = { answer: unknown; askedAt: number };

/**
 * Puts one query to a service and parses its response with `read`, unless the response is the same as last time: then the value
 * parsed before is returned. The response is stored on disk once everything in it is readable; in an outage the same code
 * parses the stored one. `question` is everything that the response depends on, and `read` depends on nothing but the response.
 */
export type AnswerTo = <T>(
  question: unknown,
  ask: () => Promise<unknown>,
  read: (answer: unknown) => T,
) => Promise<{ value: T; askedAt: number }>;

/** The last good answers of one service, kept where a process that starts in an outage finds them. */
export type AnswerStore = {
  /** Up to this age an answer is given where nobody can be asked, in milliseconds. */
  maxAgeMs: number;
  /** Keeps an answer in its own time: nobody waits, and nothing is thrown. */
  keep(question: unknown, kept: StoredResponse): void;
  /** Forgets what was kept: the service says that there is no such thing. */
  drop(question: unknown): void;
  /** What was kept, `undefined` where that is nothing readable. Never rejects. */
  recall(question: unknown): Promise<StoredResponse | undefined>;
};
