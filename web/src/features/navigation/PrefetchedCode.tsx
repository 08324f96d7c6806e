import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router';

/** What a browser fetches of a route before its page is asked for. */
export type RouteFiles = {
  module: string;
  imports?: readonly string[] | undefined;
  css?: readonly string[] | undefined;
};

/**
 * Has the browser fetch the code of pages of the site. `PrefetchPageLinks` of React Router does so too, but it also runs
 * the code to ask it for more links, and reloads the page that is shown where it cannot be had: on a bad line a guess would
 * cost the visitor that page.
 */
export function PrefetchedCode({ pages }: { pages: readonly string[] }) {
  const router = useContext(DataRouterContext)?.router;
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {};
  const matches = pages.flatMap((page) => (router && matchRoutes(router.routes, page)) ?? []);
  const { modules, sheets } = filesOf(matches.flatMap(({ route }) => routes[route.id] ?? []));
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {sheets.map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  );
}

/** Where the router asks for a page of the site when it goes there from a page at another path. */
export function answerAddress(page: string): string {
  const [path = '', query = ''] = page.split(/(?=\?)/);
  return `${path}${path.endsWith('/') ? '_' : ''}.data${query}`;
}

/** The files of routes, each once. The build marks sheets that hold nothing of their own route with an empty fragment. */
export function filesOf(routes: readonly RouteFiles[]): { modules: string[]; sheets: string[] } {
  const modules = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const sheets = routes.flatMap(({ css = [] }) => css.filter((href) => !href.endsWith('#')));
  return { modules: [...new Set(modules)], sheets: [...new Set(sheets)] };
}
