import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageAssembly, placeOfSheet } from './app/process/assembled-page.ts';
import { PARTS_KEPT } from './app/process/caching.ts';
import { handOffOf } from './app/process/hand-off.ts';
import { logRequestError } from './app/process/log-line.ts';
import { matchedRoutes } from './app/process/matched-routes.ts';
import { isOfPublished } from './app/process/request-content.ts';
import { partSheets, styleTexts } from './app/process/style-texts.ts';
import { SheetTexts } from './layout/PageStyles.tsx';
import { createWrittenParts } from './layout/written-parts.ts';
import { wholeResponse } from './protocol/fetch.ts';
import { WrittenParts } from './ui/written-once.tsx';

/** How long a page may wait for its deferred data, in ms. */
export const streamTimeout = 10_000;

/** The build lies beside this file. In development Vite serves the styles, and changes them in a page that is open. */
const CLIENT = join(import.meta.dirname, '..', 'client');
const textOf = styleTexts(CLIENT);
const partSheetOf = import.meta.env.DEV ? undefined : partSheets(CLIENT);
const assembled = pageAssembly(textOf);

const sheetAt = (href: string) => (textOf(href) === undefined ? undefined : placeOfSheet(href));
const partSheetAt = (part: string) => {
  const sheet = partSheetOf?.(part);
  return sheet && { ...sheet, text: placeOfSheet(sheet.href) };
};
const writtenParts = import.meta.env.DEV ? undefined : createWrittenParts(PARTS_KEPT);

/**
 * Renders a page whole before the first byte leaves, so that it can be compressed, hashed for the
 * Content-Security-Policy and kept. Rejects when nothing could be rendered: React Router then renders the
 * error page through this same function.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const isShared = isOfPublished(loadContext);
  const { pathname, search } = new URL(request.url);
  const handOff = await handOffOf(context, isShared ? pathname + search : undefined);
  // The scripts are put behind what React writes, which would wait for them.
  Object.defineProperty(context, 'serverHandoffStream', { value: undefined });
  const drawn = { ...context, manifest: matchedRoutes(context) };
  const page = (
    <WrittenParts value={isShared ? writtenParts : undefined}>
      <SheetTexts texts={import.meta.env.DEV ? undefined : sheetAt} parts={partSheetAt}>
        <ServerRouter context={drawn} url={request.url} />
      </SheetTexts>
    </WrittenParts>
  );
  const atOnce = writtenAtOnce(page);
  const { html, failed } = atOnce === undefined ? await writtenInTime(page, request) : { html: atOnce };
  headers.set('content-type', 'text/html; charset=utf-8');
  const isReacting = context.renderMeta?.didRenderScripts === true;
  return wholeResponse(assembled(html, isReacting ? handOff : undefined), {
    status: failed ? 500 : status,
    headers,
  });
}

/** React's sign of a part that it leaves to the browser, because it failed or has to be waited for. */
const LEFT_OUT = '<!--$!-->';

/**
 * The whole page in one go and as one text: a quarter less work than a stream of bytes. `undefined` where something fails or has
 * to be waited for.
 */
function writtenAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    // Only a stream of React's begins with what makes it a document.
    return html.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // It fails again in `writtenInTime`, which says how.
    return undefined;
  }
}

/** The whole page, whatever in it has to be waited for; a part that failed is logged, and left to the browser. */
function writtenInTime(page: ReactNode, request: Request): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let shellReady = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
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
            resolve({ html: Buffer.concat(chunks).toString(), failed });
            done();
          },
        });
        pipe(whole);
      },
      onError: (error) => {
        // Before the shell stands, the error comes back through `onShellError` and is logged there, once.
        if (!shellReady) return;
        failed = true;
        logRequestError(request, error);
      },
    });
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
  logRequestError(request, error);
};
