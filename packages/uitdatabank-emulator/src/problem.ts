import { htmlSafeJson } from './html-safe-json.ts';

const PROBLEMS = 'https://api.publiq.be/probs/';

/** An error response in UiTdatabank's format (RFC 7807). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly title: string;
  readonly type: string;
  readonly status: number;
  readonly detail: string | undefined;

  constructor(status: number, title: string, type: string, detail?: string) {
    super(detail ?? title);
    this.title = title;
    this.type = type;
    this.status = status;
    this.detail = detail;
  }
}

/** Creates a 404. `detail` describes an invalid parameter; a 404 for an unknown path has no `detail`. */
export function notFound(detail?: string): Problem {
  return new Problem(404, 'Not Found', `${PROBLEMS}url/not-found`, detail);
}

export function unauthorized(detail: string): Problem {
  return new Problem(401, 'Unauthorized', `${PROBLEMS}auth/unauthorized`, detail);
}

export function forbidden(detail: string): Problem {
  return new Problem(403, 'Forbidden', `${PROBLEMS}auth/forbidden`, detail);
}

export function badRequest(detail: string): Problem {
  return new Problem(400, 'Bad Request', `${PROBLEMS}body/bad-request`, detail);
}

export function unsupportedMediaType(detail: string): Problem {
  return new Problem(415, 'Unsupported Media Type', `${PROBLEMS}body/unsupported-media-type`, detail);
}

export function methodNotAllowed(): Problem {
  return new Problem(405, 'Method not allowed', `${PROBLEMS}method/not-allowed`);
}

export function internalError(detail: string): Problem {
  return new Problem(500, 'Internal Server Error', 'about:blank', detail);
}

/** Creates the response for a problem. For invalid credentials, UiTdatabank sends JSON-LD. */
export function problemResponse({ title, type, status, detail }: Problem): Response {
  const isOfCredentials = status === 401 || status === 403;
  return new Response(htmlSafeJson({ title, type, status, detail }), {
    status,
    headers: {
      'content-type': isOfCredentials ? 'application/ld+json' : 'application/problem+json',
      ...(status === 405 && { allow: 'GET, HEAD, POST, OPTIONS' }),
    },
  });
}
