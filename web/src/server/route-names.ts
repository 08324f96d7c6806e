import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

/** Addresses that were asked before are not matched again; those that scanners make up push each other out. */
const REMEMBERED_BYTES = 512 * 1024;

/** Matches whatever is no address of its own: a page of an editor, or nothing. */
const EVERYTHING_ELSE = '/*';

/**
 * Returns a function that names the route of a path, such as `/programma/:slug`, for log and metrics: it says which page
 * and never which address.
 */
export function createRouteNames(router: Hono['router']): (pathname: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (name, pathname) => 2 * (name.length + pathname.length) + 100,
  });
  return (pathname) => {
    if (pathname.startsWith('/assets/')) return '/assets/*';
    const held = known.get(pathname);
    if (held !== undefined) return held;
    const patterns = router.match('GET', pathname)[0].map(([[, route]]) => route.path);
    const pattern = patterns.find((path) => path !== EVERYTHING_ELSE) ?? EVERYTHING_ELSE;
    // The pattern without the expression of a parameter: `/programma/:file.ics` of `/programma/:file{[^/]+\\.ics}`.
    const name = pattern.replace(/\{[^}]*\\(\.\w+)\}/, '$1').replace(/\{[^}]*\}/g, '');
    known.set(pathname, name);
    return name;
  };
}
