import { useEffect } from 'react';

/** The service worker that opens a saved page. The browser lets it answer only for what is under `SCOPE`. */
const WORKER = '/live-worker.js';
const SCOPE = '/live';

/**
 * Saves this page on the device, so that it opens where network and server are away. What an editor sees in a frame is
 * no screen, and is not saved.
 */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window.parent !== window) return;
    const save = () => {
      // This fails without a secure address, without space on the device, or when the server is gone already. The page
      // that is open stays as it is.
      saveThisPage().catch(() => undefined);
    };
    if (document.readyState === 'complete') save();
    else window.addEventListener('load', save, { once: true });
    return () => window.removeEventListener('load', save);
  }, []);
}

async function saveThisPage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const address = window.location.pathname + window.location.search;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await saveOfflineCopy({ address, loaded }, await caches.open(`live ${address}`), (page) =>
    fetch(page, { cache: 'no-store' }),
  );
}

type PageCache = Pick<Cache, 'match' | 'add' | 'addAll' | 'put' | 'keys' | 'delete'>;

/** Scripts and styles, which a page cannot do without: in the addresses that it loaded, and in its HTML. */
const PART = /^\/assets\//;
const NAMED = /\/assets\/[\w.-]+/g;
/** Pictures, which it can do without. */
const PICTURE = /^\/beeld\?/;

type OpenPage = {
  /** Its path and query. */
  address: string;
  loaded: readonly string[];
};

/**
 * Saves a page with all that it is made of, and deletes what it no longer needs. The page is saved after its parts, so
 * that a saved page is always whole and of one build. Pictures are saved where they can be had. Rejects where the
 * server does not give the page now; the cache is then as it was.
 */
export async function saveOfflineCopy(
  { address, loaded }: OpenPage,
  cache: PageCache,
  fetchPage: (address: string) => Promise<Response>,
): Promise<void> {
  const response = await fetchPage(address);
  if (!response.ok) throw new Error(`the page is not given: ${response.status}`);
  const named = (await response.clone().text()).match(NAMED) ?? [];
  const paths = loaded.map(pathOf);
  const parts = new Set([...paths.filter((path) => PART.test(path)), ...named]);
  const pictures = new Set(paths.filter((path) => PICTURE.test(path)));
  await cache.addAll(await missing(cache, parts));
  await cache.put(address, response);
  await Promise.allSettled((await missing(cache, pictures)).map((picture) => cache.add(picture)));
  for (const { url } of await cache.keys()) {
    const path = pathOf(url);
    if (path !== address && !parts.has(path) && !pictures.has(path)) await cache.delete(url);
  }
}

async function missing(cache: PageCache, parts: ReadonlySet<string>): Promise<string[]> {
  const asked = [...parts].map(async (part) => ((await cache.match(part)) ? [] : [part]));
  return (await Promise.all(asked)).flat();
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
