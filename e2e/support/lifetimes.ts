/**
 * How long the site caches responses (`answerMs`, in milliseconds), and the environment (`env`) that
 * configures this.
 */
export type Lifetimes = { answerMs: number; env: Readonly<Record<string, string>> };

/**
 * Returns the cache lifetimes for a test that waits for stale content: one second; in the long version of the tests
 * (`npm run test:all`), those of production.
 */
export function lifetimes(): Lifetimes {
  if (process.env.LONG_FORM !== undefined) return { answerMs: 20_000, env: {} };
  return { answerMs: 1_000, env: { CACHE_ANSWER_S: '1', CACHE_PAGE_S: '1', RETRY_AFTER_MS: '300' } };
}
