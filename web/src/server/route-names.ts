import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

/** Maximum size of the memoized route names, in bytes, because scanners request any number of made-up addresses. */
const REMEMBERED_BYTES = 512 * 1024;

/** The route of all addresses that no other route matches: an editor's page, or a 404. */
const EVERYTHING_ELSE = '/*';

/** Returns a function that names the route of a path, such as `/programma/:slug`, for log and metrics. */
export function createRouteNames(router: Hono['router']): (pathname: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (name, pathname) => 2 * (name.length + pathname.length) + 100,
    memoMethod: (pathname) => {
      const patterns = router.match('GET', pathname)[0].map(([[, route]]) => route.path);
      const pattern = patterns.find((path) => path !== EVERYTHING_ELSE) ?? EVERYTHING_ELSE;
      // Removes the regular expression of a parameter: `/programma/:file{[^/]+\\.ics}` becomes `/programma/:file.ics`.
      return pattern.replace(/\{[^}]*\\(\.\w+)\}/, '$1').replace(/\{[^}]*\}/g, '');
    },
  });
  return (pathname) => (pathname.startsWith('/assets/') ? '/assets/*' : known.memo(pathname));
}
