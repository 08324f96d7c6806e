import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Addresses that were asked before are not matched again; those that scanners make up push each other out. */
const REMEMBERED = 1_000;

/**
 * Returns a function that names the route of a path, such as `/programma/:slug`, for log and metrics: it says which page
 * and never which address. `siteRoutes` are the addresses of `site.ts`, `routes` the pages of React Router.
 */
export function createRouteNames(
  routes: ServerBuild['routes'],
  siteRoutes: Hono['router'],
): (pathname: string) => string {
  const table = childrenOf(routes, undefined);
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (pathname) => {
    if (pathname.startsWith('/assets/')) return '/assets/*';
    const held = known.get(pathname);
    if (held !== undefined) return held;
    const name =
      nameInSite(siteRoutes, pathname) ?? nameOf(table, pathname.replace(/(?:^\/_|)\.data$/, '') || '/');
    known.set(pathname, name);
    return name;
  };
}

/** What `site.all('*')` matches belongs to React Router. */
const EVERYTHING_ELSE = '/*';

/** The pattern without the expression of a parameter: `/programma/:file.ics` of `/programma/:file{[^/]+\\.ics}`. */
function nameInSite(router: Hono['router'], pathname: string): string | undefined {
  const patterns = router.match('GET', pathname)[0].map(([[, route]]) => route.path);
  const pattern = patterns.find((path) => path !== EVERYTHING_ELSE);
  return pattern?.replace(/\{[^}]*\\(\.\w+)\}/, '$1');
}

function nameOf(table: RouteObject[], pathname: string): string {
  // React Router would write a path whose percent signs mean nothing into the log.
  if (!isReadable(pathname)) return 'none';
  const parts = matchRoutes(table, pathname)?.flatMap(({ route }) => route.path || []);
  return parts ? `/${parts.join('/')}` : 'none';
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, caseSensitive, index } = route;
    if (index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
  });
}
