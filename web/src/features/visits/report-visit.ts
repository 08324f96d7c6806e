import { onCLS, onINP, onLCP } from 'web-vitals';

/** The shortest response to an interaction that a browser measures, in ms. */
const SHORTEST_MS = 16;

/** One kind of page lists the news, or the hotspots: `overview-nieuws`. */
const OVERVIEW = 'overview';

/**
 * Measures this visit and reports it once, when the visitor leaves or puts the page away: Largest Contentful Paint and
 * Interaction to Next Paint in milliseconds, Cumulative Layout Shift, and the kind of page on which the visit began. The
 * request carries no cookie. A browser that cannot measure one of them leaves it out.
 */
export function reportVisit(page: string, pathname = window.location.pathname): void {
  const visited = page === OVERVIEW ? page + pathname.replace('/', '-') : page;
  const seen: { lcp?: number; inp?: number; cls?: number } = {};
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    seen.lcp = value;
  }, options);
  onINP(
    ({ value }) => {
      seen.inp = value;
    },
    { ...options, durationThreshold: SHORTEST_MS },
  );
  onCLS(({ value }) => {
    seen.cls = value;
  }, options);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    void fetch('/api/visit', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({ page: visited, ...seen }),
    }).catch(() => undefined);
  };
  // Runs after the capturing listeners of web-vitals, which process the last entries of the browser.
  document.addEventListener('visibilitychange', send);
}
