import { type Fetch, PAGE_CACHE, REQUEST_ID } from '../../http/fetch.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { LogFields, requestLabel, requestLine } from './log-line.ts';
import { metrics } from './metrics.ts';

export type RequestLog = (line: string, fields: LogFields) => void;

/** One in this many responses from the page cache is logged, and so is every 404. All are counted. */
const CACHED_PER_LINE = 100;
/** Duration above which a request is always logged, in ms. */
const SLOW_MS = 1_000;

/**
 * Returns a handler that counts and times every response by route, and logs it on one line. Logs only one in a hundred
 * of the responses from the page cache.
 */
export function loggedRequests(routeOf: (pathname: string) => string, log: RequestLog) {
  let cached = 0;
  return (next: Fetch): Fetch =>
    async (request) => {
      const start = performance.now();
      const response = await next(request);
      const ms = performance.now() - start;
      const { pathname } = new URL(request.url);
      const route = routeOf(pathname);
      count(route, request.method, response.status, ms);
      const fromCache = /^(?:hit|stale)$/.test(response.headers.get(PAGE_CACHE) ?? '');
      if (fromCache && response.ok && ms < SLOW_MS && cached++ % CACHED_PER_LINE !== 0) return response;
      logAnswer(log, {
        request,
        requestId: request.headers.get(REQUEST_ID) ?? undefined,
        route,
        status: response.status,
        bytes: sentBytes(response),
        cache: response.headers.get(PAGE_CACHE) ?? undefined,
        ms,
      });
      return response;
    };
}

/** Returns the response to a request if it is cached; the request id is for the log. */
export type NamedReady = (
  requested: Parameters<PageCache['ready']>[0] & { requestId: string },
  wanted: Parameters<PageCache['ready']>[1],
) => ReturnType<PageCache['ready']>;

/** Counts and logs cached responses, which skip all stages and therefore {@link loggedRequests}. */
export function loggedReady(
  ready: PageCache['ready'],
  routeOf: (pathname: string) => string,
  log: RequestLog,
): NamedReady {
  let given = 0;
  return (requested, wanted) => {
    const start = performance.now();
    const answer = ready(requested, wanted);
    if (answer === undefined) return undefined;
    const { host, target, method, requestId } = requested;
    const end = target.indexOf('?');
    const pathname = end < 0 ? target : target.slice(0, end);
    const [route, ms] = [routeOf(pathname), performance.now() - start];
    count(route, method, answer.status, ms);
    if (answer.status !== 404 && given++ % CACHED_PER_LINE !== 0) return answer;
    const { status, body } = answer;
    const request = { method, url: `http://${host}${target}` };
    logAnswer(log, { request, requestId, route, status, bytes: body?.byteLength ?? 0, cache: 'hit', ms });
    return answer;
  };
}

function count(route: string, method: string, status: number, ms: number): void {
  metrics.request.observe({ route, method: METHODS.has(method) ? method : 'other', status }, ms / 1_000);
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

type Answered = {
  request: Pick<Request, 'method' | 'url'>;
  requestId: string | undefined;
  route: string;
  status: number;
  bytes: number | undefined;
  cache: string | undefined;
  ms: number;
};

function logAnswer(log: RequestLog, answered: Answered): void {
  const { request, requestId, route, status, cache, ms } = answered;
  log(
    requestLine(request, answered, ms),
    new LogFields({
      ...(requestId === undefined ? {} : { requestId }),
      request: requestLabel(request),
      route,
      status,
      durationMs: Math.round(ms),
      ...(cache === undefined ? {} : { cache }),
    }),
  );
}

/** Returns the size of a body in bytes if it is known in advance. */
function sentBytes({ headers, body }: Response): number | undefined {
  const told = headers.get('content-length');
  if (told !== null) return Number(told);
  return body === null ? 0 : undefined;
}
