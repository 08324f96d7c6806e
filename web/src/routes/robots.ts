import { robots } from '../site/robots.ts';
import type { Route } from './+types/robots.ts';
import { PAGE_HEADERS } from './outcome.ts';
import { siteOf } from './site-address.ts';

/** What crawlers may ask. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(robots(siteOf(url)), {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });
}
