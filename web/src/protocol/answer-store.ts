/** An answer of a service as it came, and when it was asked, in milliseconds of the system clock. */
export type KeptAnswer = { answer: unknown; askedAt: number };

/**
 * Puts one question to a service. Its answer is kept as it came once all that was made of it is readable; in an outage
 * the same code reads the kept one. `question` is all that the answer hangs on.
 */
export type AnswerTo = (question: unknown, ask: () => Promise<unknown>) => Promise<KeptAnswer>;

/** The last good answers of one service, kept where a process that starts in an outage finds them. */
export type AnswerStore = {
  /** Up to this age an answer is given where nobody can be asked, in milliseconds. */
  maxAgeMs: number;
  /** Keeps an answer in its own time: nobody waits, and nothing is thrown. */
  keep(question: unknown, kept: KeptAnswer): void;
  /** Forgets what was kept: the service says that there is no such thing. */
  drop(question: unknown): void;
  /** What was kept, `undefined` where that is nothing readable. Never rejects. */
  recall(question: unknown): Promise<KeptAnswer | undefined>;
};
