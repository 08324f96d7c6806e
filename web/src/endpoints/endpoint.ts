import type { Handler } from 'hono';
import { siteOf } from '../document/page-request.ts';
import { redirectOfFile } from '../document/responses.ts';
import { NOT_FOUND } from '../http/fetch.ts';
import { orUnavailable } from '../http/responses.ts';
import type { PageRequest, Ports, Preview, SiteEnv } from '../ports.ts';

/** The data of a request, and the services for the endpoint that handles it. `build` is `undefined` in development. */
type EndpointRequest = PageRequest &
  Ports & {
    request: Request;
    params: Readonly<Record<string, string>>;
    preview: Preview | undefined;
    build: string | undefined;
  };

/**
 * Responds to a request for an address that is not a page. A thrown `Response` is sent unchanged. An error because
 * content or events are unavailable becomes a 503, any other error a 500.
 */
export type Endpoint = (request: EndpointRequest) => Response | Promise<Response>;

/** Converts an endpoint to a handler of the site's Hono app. */
export function endpoint(answer: Endpoint): Handler<SiteEnv> {
  return ({ req, env }) => {
    const request = req.raw;
    const url = new URL(request.url);
    return env.withContent(request, url, async ({ cms, preview }) => {
      const now = await env.clock.minute();
      const given = { ...env, request, url, params: req.param(), cms, now, preview };
      try {
        return await orUnavailable(Promise.resolve(answer({ ...given, site: siteOf(url) })));
      } catch (thrown) {
        if (!(thrown instanceof Response)) throw thrown;
        const elsewhere = thrown.status === 404 ? await redirectOfFile(url, cms) : undefined;
        if (elsewhere) return elsewhere;
        return thrown.body === null && thrown.status >= 400 ? failure(url, thrown) : thrown;
      }
    });
  };
}

/** Matches addresses that only programs request. */
const FOR_PROGRAMS = /^\/api\/|\.(?:json|items)$/;

/** Returns a failure as JSON to a program, and as text or as the site's page for this status to a person. */
function failure({ pathname }: URL, thrown: Response): Response {
  const { status, headers } = thrown;
  if (FOR_PROGRAMS.test(pathname)) return Response.json(null, { status, headers });
  if (status !== 404) return thrown;
  // For a missing calendar, scripts of any site may read the response, so it must not be the shared 404 page.
  if (!pathname.endsWith('.ics')) return new Response(null, { status, headers: { [NOT_FOUND]: '1' } });
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response('Deze kalender bestaat niet.\n', { status, headers });
}
