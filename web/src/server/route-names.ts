import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

/** Bounds the memory of matched addresses, because scanners make up any number. */
const REMEMBERED_BYTES = 512 * 1024;

/** The route of all other addresses: an editor's page, or nothing. */
const EVERYTHING_ELSE = '/*';

/** Returns a function that names the route of a path, such as `/programma/:slug`, for log and metrics. */
export function createRouteNames(router: Hono['router']): (pathname: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (name, pathname) => 2 * (name.length + pathname.length) + 100,
    memoMethod: (pathname) => {
      const patterns = router.match('GET', pathname)[0].map(([[, route]]) => route.path);
      const pattern = patterns.find((path) => path !== EVERYTHING_ELSE) ?? EVERYTHING_ELSE;
      // The pattern without a parameter's expression: `/programma/:file.ics` for `/programma/:file{[^/]+\\.ics}`.
      return pattern.replace(/\{[^}]*\\(\.\w+)\}/, '$1').replace(/\{[^}]*\}/g, '');
    },
  });
  return (pathname) => (pathname.startsWith('/assets/') ? '/assets/*' : known.memo(pathname));
}
