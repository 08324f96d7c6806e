import { writtenDates } from '../domain/dated-json.ts';
import { DATA_HEADERS } from '../http/cache-control.ts';

/** Creates a response that shared caches store for as long as they store a page. The page cache adds the entity tag. */
export const documentResponse = (
  body: string,
  contentType: string,
  more: Readonly<Record<string, string>> = {},
): Response => new Response(body, { headers: { ...DATA_HEADERS, ...more, 'content-type': contentType } });

/** Creates a JSON response for our own pages and workers (`dated-json.ts`), hidden from search engines. */
export const dataResponse = (data: unknown): Response =>
  documentResponse(JSON.stringify(writtenDates(data)), 'application/json; charset=utf-8', {
    'x-robots-tag': 'noindex',
  });

/** Creates a response with data that pages of any site may fetch. It links to the API's description (RFC 8631). */
export const openData = (body: string, contentType: string): Response =>
  documentResponse(body, contentType, {
    link: '</openapi.json>; rel="service-desc"',
    'x-robots-tag': 'noindex',
  });

/** Creates a response with a calendar of the programme, which a browser saves as `name`. */
export const calendarResponse = (body: string, name: string): Response =>
  documentResponse(body, 'text/calendar; charset=utf-8', {
    // Use `inline`, not `attachment`: a phone then shows the calendar, with a button to add it.
    'content-disposition': `inline; filename="${name}.ics"`,
    'x-robots-tag': 'noindex',
  });
