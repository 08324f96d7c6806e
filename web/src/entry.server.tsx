import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { errorLine, requestLabel } from './app/process/log-line.ts';

/** How long a page may wait for its deferred data, in ms. */
export const streamTimeout = 10_000;

/**
 * Renders a page whole before the first byte leaves, so that it can be compressed, hashed for the
 * Content-Security-Policy and kept. Rejects when nothing could be rendered: React Router then renders the
 * error page through this same function.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shellReady = false;
    let answerStatus = status;

    const options: RenderToPipeableStreamOptions = {
      onShellReady: () => {
        shellReady = true;
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        const chunks: Buffer[] = [];
        const whole = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(Buffer.from(chunk));
            done();
          },
          final(done) {
            headers.set('content-type', 'text/html; charset=utf-8');
            resolve(new Response(Buffer.concat(chunks), { status: answerStatus, headers }));
            done();
          },
        });
        pipe(whole);
      },
      onError: (error) => {
        // Before the shell stands, the error comes back through `onShellError` and is logged there, once.
        if (!shellReady) return;
        answerStatus = 500;
        console.error(errorLine(requestLabel(request), error));
      },
    };

    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      options,
    );
    const timer = setTimeout(() => abort(new Error('the page was not ready in time')), streamTimeout + 1_000);
  });
}

/**
 * One line per error, in the log only. Silent where nobody waits for the answer any more, and for what a
 * visitor caused (a status below 500): the request's own log line tells that.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(errorLine(requestLabel(request), error));
};
