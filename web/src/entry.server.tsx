import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { logRequestError } from './app/process/log-line.ts';
import { partSheets, styleTexts } from './app/process/style-texts.ts';
import { SheetTexts } from './layout/PageStyles.tsx';

/** How long a page may wait for its deferred data, in ms. */
export const streamTimeout = 10_000;

/** The build lies beside this file. In development Vite serves the styles, and changes them in a page that is open. */
const CLIENT = join(import.meta.dirname, '..', 'client');
const textOf = import.meta.env.DEV ? undefined : styleTexts(CLIENT);
const partSheetOf = import.meta.env.DEV ? undefined : partSheets(CLIENT);

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
      // React would send a large part behind the page, for a script to put in its place: who has none would never see it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
            const html = withStylesLast(Buffer.concat(chunks).toString());
            resolve(new Response(html, { status: answerStatus, headers }));
            done();
          },
        });
        pipe(whole);
      },
      onError: (error) => {
        // Before the shell stands, the error comes back through `onShellError` and is logged there, once.
        if (!shellReady) return;
        answerStatus = 500;
        logRequestError(request, error);
      },
    };

    const { pipe, abort } = renderToPipeableStream(
      <SheetTexts texts={textOf} parts={partSheetOf}>
        <ServerRouter context={routerContext} url={request.url} />
      </SheetTexts>,
      options,
    );
    const timer = setTimeout(() => abort(new Error('the page was not ready in time')), streamTimeout + 1_000);
  });
}

/** React writes the styles before the rest of the head. Apps that show a shared link read no further than its first 32 KB. */
function withStylesLast(html: string): string {
  return html.replace(/(<style data-precedence.*?<\/style>)(.*?)(?=<\/head>)/s, '$2$1');
}

/**
 * One line per error, in the log only. Silent where nobody waits for the answer any more, and for what a
 * visitor caused (a status below 500): the request's own log line tells that.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logRequestError(request, error);
};
