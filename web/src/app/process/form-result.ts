import type { MiddlewareFunction } from 'react-router';
import { SENT } from '../../features/forms/form-return.ts';

/** A page that says that a form was sent says it to who sent it: nobody keeps it for others. */
export const resultMiddleware: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (new URL(request.url).searchParams.has(SENT)) response.headers.set('cache-control', 'no-store');
  return response;
};
