/** For so long what was fetched ahead may be shown, in ms, whatever else is said of it. */
const LONGEST_MS = 30_000;

const MAX_AGE = /\bmax-age=(\d+)/;

/**
 * Pages that were fetched before anybody opened them, for as long as their `max-age` says and half a minute at most. Safari
 * opens no page that `fetch()` has put in its cache, but what a worker answers. They lie in memory: a worker that is idle for so
 * long is stopped.
 */
export function createFetchedAhead(clock: () => number = () => performance.now()) {
  const pages = new Map<string, { until: number; response: Response }>();
  return {
    put(url: string, response: Response): void {
      const ageMs = 1_000 * Number(MAX_AGE.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
      if (response.status === 200 && !response.redirected && ageMs > 0)
        pages.set(withoutHash(url), { until: clock() + Math.min(ageMs, LONGEST_MS), response });
    },
    /** Gives a page once. */
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
