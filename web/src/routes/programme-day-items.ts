import { dayItems } from '../app/pages/festival-pages.ts';
import { PAGE_HEADERS } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeDayItems } from '../domain/programme/day-items.ts';
import { entityTag, isHeld } from '../protocol/entity-tag.ts';
import type { Route } from './+types/programme-day-items.ts';

/**
 * The items of a day, which follow its first view (docs/decisions/0035). They hold no judgement and know of no filter:
 * the answer changes with the content alone, and a browser that has it is told so.
 */
export async function loader(args: Route.LoaderArgs) {
  const body = JSON.stringify(writeDayItems(await loadPage(dayItems, args)));
  const etag = entityTag(body);
  const headers = { ...PAGE_HEADERS, etag, 'x-robots-tag': 'noindex' };
  return isHeld(args.request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
}
