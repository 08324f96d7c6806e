import { CACHE_CONTROL } from '../http/cache-control.ts';
import { changedRequest, changedResponse, type Fetch, NOT_FOUND } from '../http/fetch.ts';
import { isFromOwnOrigin } from '../http/untrusted-input.ts';

/** Responds to HEAD with the same headers as to GET, and no body. */
export function headResponses(next: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'HEAD') return next(request);
    const response = await next(changedRequest(request, { method: 'GET' }));
    await response.body?.cancel();
    return changedResponse(response, { body: null });
  };
}

/** The methods that change nothing, so that any site may use them. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects every cross-site request that could change something, whatever its address. */
export function ownPosts(siteUrl: string | undefined): (next: Fetch) => Fetch {
  return (next) => async (request) => {
    if (SAFE_METHODS.has(request.method) || isFromOwnOrigin(request, siteUrl)) return next(request);
    const headers = { 'cache-control': CACHE_CONTROL.never };
    return Response.json({ error: 'Forbidden' }, { status: 403, headers });
  };
}

export type PathJudgement = { kind: 'clean' } | { kind: 'unknown' } | { kind: 'moved'; to: string };

/**
 * Classifies a path before any route sees it. Unknown paths contain a doubled slash, an escape that is not UTF-8, an
 * escaped slash or backslash, or a control character. A path with a trailing slash is redirected to the path without
 * it, with the query. Doubled slashes are rejected first, because a redirect must never become `//another.host`.
 */
export function judgePath({ pathname, search }: URL): PathJudgement {
  if (pathname.includes('//') || /%(?:2f|5c)/i.test(pathname) || !isReadable(pathname)) {
    return { kind: 'unknown' };
  }
  if (pathname === '/' || !pathname.endsWith('/')) return { kind: 'clean' };
  return { kind: 'moved', to: `${pathname.slice(0, -1)}${search}` };
}

/** Passes only requests with a clean path to `next`. */
export function cleanPaths(next: Fetch): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const judgement = judgePath(url);
    if (judgement.kind === 'clean') return next(request);
    if (judgement.kind === 'moved') {
      return new Response(null, { status: 308, headers: { location: judgement.to } });
    }
    return new Response(null, { status: 404, headers: { [NOT_FOUND]: '1' } });
  };
}

/**
 * Converts a raw request target to one that a URL can be built from, without hiding its faults: a URL parser turns a
 * backslash into a slash, so backslashes are escaped here, and `judgePath` rejects them.
 */
export function readableTarget(target: string | undefined): string {
  const path = (target ?? '').replace(/^https?:\/\/[^/?#]*/i, '').replaceAll('\\', '%5C');
  return path.startsWith('/') ? path : `/${path}`;
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
