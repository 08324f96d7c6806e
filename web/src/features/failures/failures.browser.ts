import { ISLAND_FAILED } from '../../islands/start-islands.ts';

const PAGE = 'page';

/** Where in one of our scripts an error arose: `day-Bx3k.js:1:204`, without host, path and query. */
const OUR_PLACE = /\/assets\/([\w.-]+\.js)[^\s:)]*(:\d+:\d+)/;

/**
 * Reports the first failure of our scripts on this page to the server: the name of the island, that of the error, and where
 * it arose. Its message may hold what a visitor typed, and is not sent. The request carries no cookie.
 */
export function watchFailures(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const report = (island: string, error: unknown) => {
    const { name = 'Error', stack = '' } = error instanceof Error ? error : {};
    // View transitions and requests that a visitor leaves reject with it.
    if (name === 'AbortError') return;
    const [, file, place] = OUR_PLACE.exec(stack) ?? [];
    // Extensions and translators fail in a page too.
    if (island === PAGE && file === undefined) return;
    stop.abort();
    void fetch('/api/error', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({ island, error: name, ...(file && { at: file + place }) }),
    }).catch(() => undefined);
  };
  window.addEventListener(
    ISLAND_FAILED,
    (event) => {
      if (event instanceof CustomEvent) report(String(event.detail.island), event.detail.error);
    },
    { signal },
  );
  window.addEventListener('error', ({ error }) => report(PAGE, error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => report(PAGE, reason), { signal });
}
