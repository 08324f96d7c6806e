import { entityTag, isHeld } from '../../protocol/entity-tag.ts';
import { DATA_HEADERS } from './caching.ts';

/**
 * The answer of an address that is a whole document and no page in the frame: shared caches store it as long as a page. It has an entity tag,
 * by which who holds it is told that it has not changed. `more` are its other headers.
 */
export function documentAnswer(
  request: Request,
  body: string,
  contentType: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const etag = entityTag(body);
  const headers = { ...DATA_HEADERS, etag, ...more };
  return isHeld(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': contentType } });
}

/** Data that our own pages and workers ask for, as JSON. A search engine has no use for it. */
export const dataAnswer = (request: Request, data: unknown): Response =>
  documentAnswer(request, JSON.stringify(data), 'application/json; charset=utf-8', {
    'x-robots-tag': 'noindex',
  });

/** The same for data that any page of any site may ask for, with a link to its description (RFC 8631). */
export const openData = (request: Request, body: string, contentType: string): Response =>
  documentAnswer(request, body, contentType, {
    'access-control-allow-origin': '*',
    link: '</openapi.json>; rel="service-desc"',
    'x-robots-tag': 'noindex',
  });

/** A calendar of the programme, which a browser that keeps it calls `name`. */
export const calendarAnswer = (request: Request, body: string, name: string): Response =>
  documentAnswer(request, body, 'text/calendar; charset=utf-8', {
    'access-control-allow-origin': '*',
    // Not as an attachment: a phone then shows it, with a button to add it.
    'content-disposition': `inline; filename="${name}.ics"`,
    'x-robots-tag': 'noindex',
  });
