import { PAGE_HEADERS } from '../app/process/caching.ts';
import { siteOf } from '../app/process/page-loader.ts';
import { securityContact } from '../layout/security-contact.ts';
import type { Route } from './+types/security-txt.ts';

/** Where to report a vulnerability. By the system's clock: a simulated one would make it expired. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(securityContact(siteOf(url).origin, new Date()), {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });
}
