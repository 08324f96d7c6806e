import { createRequestHandler, type ServerBuild } from 'react-router';
import { CACHE_CONTROL } from '../app/process/caching.ts';
import { errorLine, requestLabel, requestLine } from '../app/process/log-line.ts';
import { changedResponse, type Fetch } from '../protocol/fetch.ts';
import { cacheHeaders, untilMidnight } from './cache-headers.ts';
import { compressed } from './compression.ts';
import { publicFiles } from './public-files.ts';
import { cleanPaths, headAnswers, knownMethods } from './request-hygiene.ts';
import { securityHeaders } from './security-headers.ts';

export type SiteOptions = {
  /** Where the browser's build lies; in development Vite serves its files. */
  clientDirectory?: string;
  /** The public origin: forms from it are accepted when a proxy speaks TLS for us. */
  siteUrl?: string;
  /** Whether links that lead off the site may be counted, after consent. */
  measuring?: boolean;
  development?: boolean;
  log?: (line: string) => void;
};

/**
 * The whole site as one `fetch(Request) → Response`: what React Router built, with what every answer needs
 * around it. Read from the inside out; a page cache will stand directly around `pages`.
 */
export function createSite(build: ServerBuild, options: SiteOptions = {}): { fetch: Fetch } {
  const { clientDirectory, siteUrl, measuring, development = false, log = console.log } = options;
  const pages = createRequestHandler(
    { ...build, allowedActionOrigins: siteUrl ? [new URL(siteUrl).host] : [] },
    development ? 'development' : 'production',
  );
  const https = siteUrl?.startsWith('https:') ?? false;
  const files = clientDirectory ? publicFiles(clientDirectory) : (next: Fetch) => next;

  const stages: readonly ((next: Fetch) => Fetch)[] = [
    (next) => logged(next, log),
    headAnswers,
    compressed,
    securityHeaders({ https, measuring, development }),
    knownMethods,
    files,
    rootErrorAnswer,
    untilMidnight,
    cacheHeaders,
    cleanPaths,
  ];
  return {
    fetch: stages.reduceRight<Fetch>(
      (next, stage) => stage(next),
      (request) => pages(request),
    ),
  };
}

function logged(next: Fetch, log: (line: string) => void): Fetch {
  return async (request) => {
    const start = performance.now();
    const response = await next(request);
    log(requestLine(request, response, performance.now() - start));
    return response;
  };
}

const PAGE = `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Er ging iets mis | Boektopia</title>
<h1>Er ging iets mis</h1>
<p>Deze bladzijde lukt nu even niet. Probeer het straks opnieuw, of begin bij <a href="/">de startpagina</a>.</p>
</html>
`;

/** Answers with a plain page where not even the site's own error page could be rendered. */
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
      console.error(errorLine(requestLabel(request), error));
      return new Response(PAGE, { status: 500, headers: page });
    }
  };
}

/** React Router's own last word: nothing, or a line of plain text. */
function isBare(response: Response): boolean {
  return response.body === null || response.headers.get('content-type') === 'text/plain';
}
