import { useEffect } from 'react';

/** The service worker that serves saved pages. It handles only addresses under `SCOPE`. */
const WORKER = '/live-worker.js';
const SCOPE = '/live';

/** Saves this hall screen on the device, so that it opens offline. Does nothing in an editor's preview frame. */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window.parent !== window) return;
    const save = () => {
      // Saving fails without HTTPS or storage space, or if the server is unreachable. The open page keeps working.
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

/** Matches paths of scripts and stylesheets. A saved page needs all of them. */
const PART = /^\/assets\//;
/** Matches each script and stylesheet that the HTML names. */
const NAMED = /\/assets\/[\w.-]+/g;
/** Matches the path of an image. A saved page works without images. */
const PICTURE = /^\/beeld\?/;

type OpenPage = {
  /** The page's path and query. */
  address: string;
  loaded: readonly string[];
};

/**
 * Saves a page with its scripts, styles and images, and deletes files that it no longer needs. The HTML is saved after
 * its scripts and styles, so a saved page is complete and of one build. Omits images that cannot be fetched. Rejects if
 * the server does not send the page; the cache then stays unchanged.
 */
export async function saveOfflineCopy(
  { address, loaded }: OpenPage,
  cache: PageCache,
  fetchPage: (address: string) => Promise<Response>,
): Promise<void> {
  const response = await fetchPage(address);
  if (!response.ok) throw new Error(`could not fetch the page: ${response.status}`);
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
  const requested = [...parts].map(async (part) => ((await cache.match(part)) ? [] : [part]));
  return (await Promise.all(requested)).flat();
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
