import { BUILD_HEADER } from '../domain/pages/offline.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { changedResponse, type Fetch } from '../http/fetch.ts';
import { programmeNow } from '../now.ts';
import type { AssetsOf } from '../ports.ts';
import { createSite as createSiteAddresses } from '../site.ts';
import { MAX_CACHED_PAGES } from './cache/caching.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { logRequestError } from './log/log-line.ts';
import { metrics } from './log/metrics.ts';
import { loggedReady, loggedRequests, type NamedReady, type RequestLog } from './log/request-log.ts';
import { ports } from './ports.ts';
import { cleanPaths, headResponses, ownPosts } from './request-hygiene.ts';
import { cacheHeaders } from './responses/cache-headers.ts';
import { compressed } from './responses/compression.ts';
import { publicFiles } from './responses/public-files.ts';
import { securityHeaders } from './responses/security-headers.ts';
import { createRouteNames } from './route-names.ts';
import { siteWorker } from './site-worker.ts';
import { createIdleWork } from './warm-up/idle-work.ts';

export type SiteOptions = {
  /** The build id; `undefined` in development. */
  build?: string;
  /** Returns the scripts and stylesheets of each kind of page. */
  assets: AssetsOf;
  /** The folder of the browser build; in development Vite serves its files. */
  clientDirectory?: string;
  /** The folder with the files of other builds, both older and newer. */
  releasesDirectory?: string;
  /** The public origin. If it is https, the site sends HSTS. */
  siteUrl?: string;
  /** Whether pages may report clicks on external links to the Meta pixel, if the visitor has consented. */
  measuring?: boolean;
  /** The script of the service worker; without one, browsers get a worker that removes itself. */
  workerScript?: string;
  development?: boolean;
  log?: RequestLog;
};

/** The site as a set of request handlers. */
export type Site = {
  fetch: Fetch;
  /** Returns a response that needs no asynchronous work, if there is one. */
  ready: NamedReady;
  /** Like {@link fetch}, but for warm-up requests, which no visitor sent: neither counts nor logs them. */
  make: Fetch;
  /** The cached pages that visitors requested. */
  requested: PageCache['requested'];
};

/**
 * Creates the whole site as one `fetch(Request) → Response`. Each stage wraps the next one, so the first stage is the
 * outermost. The page cache stores finished responses, therefore a cached page skips all stages.
 */
export function createSite(options: SiteOptions): Site {
  const {
    build,
    assets,
    clientDirectory,
    releasesDirectory,
    siteUrl,
    measuring,
    workerScript,
    development = false,
    log = console.log,
  } = options;
  const addresses = createSiteAddresses();
  const https = siteUrl?.startsWith('https:') ?? false;
  const files = clientDirectory ? publicFiles(clientDirectory, releasesDirectory) : (next: Fetch) => next;

  const routeOf = createRouteNames(addresses.router);
  const cache = createPageCache({
    now: programmeNow,
    clock: Date.now,
    maxBytes: MAX_CACHED_PAGES.maxBytes,
    idle: createIdleWork(),
    seen: (outcome) => metrics.pageCache.inc({ outcome }),
    keeps: !development && MAX_CACHED_PAGES.freshMs > 0,
  });

  const stages: readonly ((next: Fetch) => Fetch)[] = [
    headResponses,
    compressed,
    cache.around,
    securityHeaders({ https, measuring, development }),
    siteWorker(build ?? 'development', workerScript),
    files,
    rootErrorAnswer,
    cacheHeaders,
    cleanPaths,
    ownPosts(siteUrl),
    ...(build === undefined ? [] : [namedByBuild(build)]),
  ];
  const make = stages.reduceRight<Fetch>(
    (next, stage) => stage(next),
    async (request) => {
      const stop = metrics.render.startTimer();
      const response = await addresses.fetch(request, { ...ports, build, assets });
      stop();
      return response;
    },
  );
  return {
    fetch: loggedRequests(routeOf, log)(make),
    ready: loggedReady(cache.ready, routeOf, log),
    make,
    requested: cache.requested,
  };
}

/** Adds the build id to every response; a page that stays open detects a new build by it. */
function namedByBuild(id: string): (next: Fetch) => Fetch {
  return (next) => async (request) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    headers.set(BUILD_HEADER, id);
    return changedResponse(response, { headers });
  };
}

/** An error page with inline styles only, because loading the stylesheets may be what fails. */
const PAGE = `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Er ging iets mis | Boektopia</title>
<body style="margin:0;padding:12vh 6vw;color:#fff;background:#d81e2c;font:500 1.25rem/1.4 Arial,sans-serif">
<p style="margin:0;font-weight:800;font-size:1.5rem">Boektopia</p>
<h1 style="margin:.5em 0 .3em;font:800 clamp(2.6rem,9vw,5.5rem)/1 'Arial Narrow',Arial,sans-serif">Er ging iets mis</h1>
<p style="margin:0 0 2em;max-width:30em">Deze bladzijde lukt nu even niet. Probeer het zo dadelijk opnieuw, of begin vooraan.</p>
<p><a href="" style="display:inline-block;margin:0 1em 1em 0;padding:.8em 1.5em;border-radius:999px;color:#1b1430;background:#fff;font-weight:700;text-decoration:none">Probeer opnieuw</a>
<a href="/" style="display:inline-block;padding:.8em 1.5em;color:#fff;font-weight:700">Naar de startpagina</a></p>
</html>
`;

/** Responds with a plain error page if rendering the site's own error page fails too. */
function rootErrorAnswer(next: Fetch): Fetch {
  return async (request) => {
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': CACHE_CONTROL.never };
    try {
      const response = await next(request);
      if (response.status < 500 || !isBare(response)) return response;
      return changedResponse(response, {
        body: PAGE,
        headers: new Headers({ ...Object.fromEntries(response.headers), ...page }),
      });
    } catch (error) {
      logRequestError(request, error);
      return new Response(PAGE, { status: 500, headers: page });
    }
  };
}

/** Whether the response has no body, or one line of plain text. */
function isBare(response: Response): boolean {
  return response.body === null || response.headers.get('content-type') === 'text/plain';
}
