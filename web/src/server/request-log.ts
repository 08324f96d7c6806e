import { LogFields, requestLabel, requestLine } from '../app/process/log-line.ts';
import { metrics } from '../app/process/metrics.ts';
import { type Fetch, PAGE_CACHE, REQUEST_ID } from '../protocol/fetch.ts';
import type { PageCache } from './page-cache.ts';

export type RequestLog = (line: string, fields: LogFields) => void;

/** Of the answers that come from the page cache one in so many has a line; all of them are counted. */
const CACHED_PER_LINE = 100;
/** What takes longer has a line always, in ms. */
const SLOW_MS = 1_000;

/** Counts and times every answer by its route, and logs it: one line each, of what the page cache held one in a hundred. */
export function loggedRequests(routeOf: (pathname: string) => string, log: RequestLog) {
  let cached = 0;
  return (next: Fetch): Fetch =>
    async (request) => {
      const start = performance.now();
      const response = await next(request);
      const ms = performance.now() - start;
      const { pathname } = new URL(request.url);
      const route = routeOf(pathname);
      count(route, pathname, request.method, response.status, ms);
      const fromCache = /^(?:hit|stale)$/.test(response.headers.get(PAGE_CACHE) ?? '');
      if (fromCache && ms < SLOW_MS && cached++ % CACHED_PER_LINE !== 0) return response;
      log(requestLine(request, response, ms), fieldsOf(request, response, ms, route));
      return response;
    };
}

/** The same for what lies ready and passes no stage. */
export function loggedReady(
  ready: PageCache['ready'],
  routeOf: (pathname: string) => string,
  log: RequestLog,
): PageCache['ready'] {
  let given = 0;
  return (asked, wanted) => {
    const start = performance.now();
    const answer = ready(asked, wanted);
    if (answer === undefined) return undefined;
    const { host, target, method } = asked;
    const end = target.indexOf('?');
    const pathname = end < 0 ? target : target.slice(0, end);
    const [route, ms] = [routeOf(pathname), performance.now() - start];
    count(route, pathname, method, answer.status, ms);
    if (given++ % CACHED_PER_LINE !== 0) return answer;
    const request = new Request(`http://${host}${target}`, { method });
    const response = new Response(null, { status: answer.status, headers: { [PAGE_CACHE]: 'hit' } });
    log(requestLine(request, response, ms), fieldsOf(request, response, ms, route));
    return answer;
  };
}

function count(route: string, pathname: string, method: string, status: number, ms: number): void {
  const kind = pathname.endsWith('.data') ? 'data' : 'document';
  metrics.request.observe(
    { route, kind, method: METHODS.has(method) ? method : 'other', status },
    ms / 1_000,
  );
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

function fieldsOf(request: Request, response: Response, ms: number, route: string): LogFields {
  const requestId = request.headers.get(REQUEST_ID);
  const cache = response.headers.get(PAGE_CACHE);
  return new LogFields({
    ...(requestId === null ? {} : { requestId }),
    request: requestLabel(request),
    route,
    status: response.status,
    durationMs: Math.round(ms),
    ...(cache === null ? {} : { cache }),
  });
}
