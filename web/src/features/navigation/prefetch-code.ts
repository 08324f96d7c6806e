import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router';
import { fetchDrawnParts } from '../../ui/kept.tsx';
import { makeSheetReady } from '../../ui/ready-sheets.ts';

/** What a browser fetches of a route before its page is asked for. */
export type RouteFiles = {
  module: string;
  imports?: readonly string[] | undefined;
  css?: readonly string[] | undefined;
};

/** Pages whose code was fetched, and the files: to find the files of a page takes a slow phone milliseconds. */
const fetched = new Set<string>();

/** Whether it was not fetched before; from now on it was. */
const isNew = (one: string): boolean => fetched.size < fetched.add(one).size;

/**
 * Has the browser fetch the code of a page of the site, and make its styles ready. `PrefetchPageLinks` of React Router does so
 * too, but it also runs the code to ask it for more links, and reloads the page that is shown where it cannot be had: on a bad
 * line a guess would cost the visitor that page. Call it in an effect.
 */
export function usePrefetchCode(): (path: string) => void {
  const router = useContext(DataRouterContext)?.router;
  const framework = useContext(FrameworkContext);
  return useCallback(
    (path) => {
      if (!router || !isNew(path)) return;
      const matches = matchRoutes(router.routes, path) ?? [];
      const routes = matches.flatMap(({ route }) => framework?.manifest.routes[route.id] ?? []);
      const { modules, sheets } = filesOf(routes);
      for (const href of modules.filter(isNew)) {
        const ofRoute = routes.find(({ module }) => module === href)?.id;
        const onload = () => void evaluate(href, ofRoute, framework?.routeModules ?? {});
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload }),
        );
      }
      sheets.filter(isNew).forEach(makeSheetReady);
    },
    [router, framework],
  );
}

/**
 * Evaluates code as soon as it is there, and not when its page is asked for: a phone is busy enough then. Where it is that of a
 * route, the router has it from now on, and draws the page without waiting. What may be needed to draw it comes too.
 */
async function evaluate(
  href: string,
  ofRoute: string | undefined,
  known: Record<string, unknown>,
): Promise<void> {
  try {
    const module: unknown = await import(/* @vite-ignore */ href);
    if (ofRoute !== undefined) known[ofRoute] ??= module;
  } catch {
    // Where it is asked for, somebody says that it does not come.
    return;
  }
  fetchDrawnParts();
}

/** Where the router asks for a page of the site when it goes there from a page at another path. */
export function answerAddress(page: string): string {
  const [path = '', query = ''] = page.split(/(?=\?)/);
  return `${path}${path.endsWith('/') ? '_' : ''}.data${query}`;
}

/** The files of routes, each once. The build marks sheets that hold nothing of their own route with an empty fragment. */
export function filesOf(routes: readonly RouteFiles[]): { modules: string[]; sheets: string[] } {
  const modules = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const sheets = routes.flatMap(({ css = [] }) => css.map((href) => href.replace(/#$/, '')));
  return { modules: [...new Set(modules)], sheets: [...new Set(sheets)] };
}
