import { ISLAND_FAILED } from '../../islands/start-islands.ts';

const PAGE = 'page';

/** Matches the location of an error in our scripts: `day-Bx3k.js:1:204`, without host, path and query. */
const OUR_PLACE = /\/assets\/([\w.-]+\.js)[^\s:)]*(:\d+:\d+)/;

/**
 * Reports the first failure of our scripts on this page to the server: the island, the name of the error and its
 * location. Omits the message, which may contain a visitor's input. The request sends no cookies.
 */
export function watchFailures(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const report = (island: string, error: unknown) => {
    const { name = 'Error', stack = '' } = error instanceof Error ? error : {};
    // View transitions and requests reject with an AbortError when a visitor navigates away.
    if (name === 'AbortError') return;
    const [, file, place] = OUR_PLACE.exec(stack) ?? [];
    // Ignores errors from browser extensions and translators.
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
