import { changedRequest, changedResponse, type Fetch } from '../protocol/fetch.ts';

const ALLOWED = ['GET', 'HEAD', 'POST'];

/** Answers other methods than those of a page and a form with 405. */
export function knownMethods(next: Fetch): Fetch {
  return async (request) => {
    if (ALLOWED.includes(request.method)) return next(request);
    return new Response('Deze methode kan hier niet.\n', {
      status: 405,
      headers: { allow: ALLOWED.join(', '), 'content-type': 'text/plain; charset=utf-8' },
    });
  };
}

/** Answers HEAD with exactly the headers that GET has, and no body. */
export function headAnswers(next: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'HEAD') return next(request);
    const response = await next(changedRequest(request, { method: 'GET' }));
    await response.body?.cancel();
    return changedResponse(response, { body: null });
  };
}
