import type { Handler } from 'hono';
import { siteOf } from '../document/page-request.ts';
import { orUnavailable } from '../http/responses.ts';
import type { PageRequest, Ports, Preview, SiteEnv } from '../ports.ts';

/** What an endpoint may use of its request. `build` is `undefined` in development. */
type EndpointRequest = PageRequest &
  Ports & {
    request: Request;
    params: Readonly<Record<string, string>>;
    preview: Preview | undefined;
    build: string | undefined;
  };

/**
 * Responds to a request for an address that is not a page. A thrown `Response` is sent as it is; an unavailable content
 * or events service becomes a 503; any other error a 500.
 */
export type Endpoint = (request: EndpointRequest) => Response | Promise<Response>;

/** Turns an endpoint into a handler of the site's Hono app. */
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
        return thrown.body === null && thrown.status >= 400 ? withoutResult(thrown) : thrown;
      }
    });
  };
}

/** These addresses are read by programs: a failure is JSON, not a page. */
const withoutResult = ({ status, headers }: Response) => Response.json(null, { status, headers });
