import { onCLS, onINP, onLCP } from 'web-vitals';

/** Interactions that are shorter than this are not measured. In ms. */
const SHORTEST_MS = 16;

/** The kind of a page that is one of several lists, such as the news. Reported with its path: `overview-nieuws`. */
const OVERVIEW = 'overview';

/**
 * Measures this visit and reports it once, when the page is hidden or left: Largest Contentful Paint and Interaction to
 * Next Paint in ms, Cumulative Layout Shift, and the kind of the first page. The request sends no cookie. Omits metrics
 * that the browser cannot measure.
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
  // Listens without capture, to run after the capturing listeners of web-vitals, which process the last entries.
  document.addEventListener('visibilitychange', send);
}
