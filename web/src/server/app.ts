import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Fetch } from '../protocol/fetch.ts';
import { requestLine } from '../protocol/log-line.ts';
import { cacheHeaders } from './cache-headers.ts';
import { compressed } from './compression.ts';
import { headAnswers, knownMethods } from './methods.ts';
import { cleanPaths } from './path-hygiene.ts';
import { publicFiles } from './public-files.ts';
import { rootErrorAnswer } from './root-error-answer.ts';
import { securityHeaders } from './security-headers.ts';
import { untilMidnight } from './until-midnight.ts';

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
