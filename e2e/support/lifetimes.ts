/** How long answers live, in milliseconds, and the environment that makes a site keep them so long. */
export type Lifetimes = { answerMs: number; env: Readonly<Record<string, string>> };

/**
 * The lifetimes for a test that waits until something is stale: a second, and in the long form (`npm run test:all`) those
 * that visitors get.
 */
export function lifetimes(): Lifetimes {
  if (process.env.LONG_FORM !== undefined) return { answerMs: 20_000, env: {} };
  return { answerMs: 1_000, env: { CACHE_ANSWER_S: '1', CACHE_PAGE_S: '1', RETRY_AFTER_MS: '300' } };
}
