import { PAGE_HEADERS } from '../app/process/caching.ts';
import { siteOf } from '../app/process/page-loader.ts';
import { robots } from '../layout/search-engines.ts';
import type { Route } from './+types/robots.ts';

/** What crawlers may ask. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(robots(siteOf(url)), {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });
}
