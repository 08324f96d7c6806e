/** Maximum age of a prefetched page, in ms, even if its headers allow more. */
const LONGEST_MS = 30_000;

const MAX_AGE = /\bmax-age=(\d+)/;

/**
 * Creates the store of prefetched pages, which expire after their `max-age` or half a minute. Needed for Safari: it
 * does not use a response cached by `fetch()` for a navigation, but does use one from a worker. Memory is enough,
 * because browsers stop a worker only after it has been idle that long.
 */
export function createFetchedAhead(clock: () => number = () => performance.now()) {
  const pages = new Map<string, { until: number; response: Response }>();
  return {
    put(url: string, response: Response): void {
      const ageMs = 1_000 * Number(MAX_AGE.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
      if (response.status === 200 && !response.redirected && ageMs > 0)
        pages.set(withoutHash(url), { until: clock() + Math.min(ageMs, LONGEST_MS), response });
    },
    /** Returns a prefetched page, and removes it from this store. */
    take(url: string): Response | undefined {
      const key = withoutHash(url);
      const page = pages.get(key);
      pages.delete(key);
      return page && clock() < page.until ? page.response : undefined;
    },
  };
}

const withoutHash = (url: string): string => url.replace(/#.*/, '');

export type FetchedAhead = ReturnType<typeof createFetchedAhead>;
