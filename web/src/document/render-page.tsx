import type { Handler } from 'hono';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NOWHERE } from '../domain/pages/paths.ts';
import { type ColourName, PAGE_COLOURS } from '../domain/palette.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { CACHE_CONTROL, PAGE_HEADERS } from '../http/cache-control.ts';
import { NOT_FOUND, wholeResponse } from '../http/fetch.ts';
import { notAllowed, orUnavailable } from '../http/responses.ts';
import { AddressContext } from '../islands/address.ts';
import { IslandRenderer } from '../islands/island.tsx';
import { createIslandRenderer } from '../islands/render-islands.tsx';
import type { HeadTag } from '../layout/head/head-tags.tsx';
import type { Skip } from '../layout/SiteFrame.tsx';
import type { RequestContent, SiteEnv } from '../ports.ts';
import { Document } from './Document.tsx';
import type { PageKind, PageResponseInit } from './define-page.ts';
import speculationRules from './links.speculationrules?url';
import { type FrameFacts, frameFacts, PageFrame } from './PageFrame.tsx';
import { siteOf } from './page-request.ts';
import { isFormSent, redirectOf } from './responses.ts';

type Shown = {
  name: string;
  tags: readonly HeadTag[];
  body: ReactNode;
  colour?: FrameFacts['colour'];
  framed: boolean;
  skips?: readonly Skip[];
  init: PageResponseInit;
};

type Requested = {
  request: Request;
  url: URL;
  content: RequestContent;
  env: SiteEnv['Bindings'];
  facts: Promise<FrameFacts>;
  status: StatusKind;
};

type StatusFacts = {
  code: number;
  retry: string;
  headers?: Readonly<Record<string, string>>;
  stack?: string | undefined;
};
type StatusKind = PageKind<StatusFacts, StatusFacts>;

/** Returns a function that creates the request handler of a kind of page. `status` renders the error pages. */
export const pagesWith =
  (status: StatusKind) =>
  <Params, Data extends object>(kind: PageKind<Params, Data>): Handler<SiteEnv> =>
    page(kind, status);

/**
 * Returns the handler of page requests: it loads the data, renders the document and sets the caching headers. A missing
 * page, unavailable content and a failure each render an error page with its own status. Failures are logged and
 * counted, and their responses are never cached.
 */
function page<Params, Data extends object>(
  kind: PageKind<Params, Data>,
  status: StatusKind,
): Handler<SiteEnv> {
  return ({ req, env }) => {
    const request = req.raw;
    if (request.method !== 'GET' && kind.takesPosts !== true) return notAllowed('GET, HEAD');
    const url = new URL(request.url);
    return env.withContent(request, url, async (content) => {
      const now = await env.clock.minute();
      // Load header and footer in parallel with the page's own data, so that a slow CMS delays the page only once.
      const facts = frameFacts({ now, content, env });
      // A redirect never awaits this promise, so its rejection would be unhandled. Rendering still gets the rejection.
      facts.catch(() => undefined);
      const requested = { request, url, content, env, facts, status };
      const { framed = true } = kind;
      const answer = async () => {
        try {
          const given = { ...env, request, url, now, cms: content.cms, site: siteOf(url) };
          // `as`: Hono matched this page's path, so these are its parameters.
          const data = await orUnavailable(Promise.resolve(kind.load(given, req.param() as Params)));
          return forOneVisitor(url, await rendered(shownPage(kind, data, url), requested));
        } catch (thrown) {
          if (thrown instanceof Response) return refused(thrown, framed, requested);
          throw thrown;
        }
      };
      return answer().catch((failure: unknown) => failed(failure, kind, requested));
    });
  };
}

/** Prevents caching of a page that confirms a submitted form, because only its sender may see it. */
function forOneVisitor(url: URL, response: Response): Response {
  if (isFormSent(url.searchParams)) response.headers.set('cache-control', CACHE_CONTROL.never);
  return response;
}

/**
 * Logs and counts a failed page, and renders the error page. If the error page fails too, perhaps because of its header
 * or footer, the server sends its plain error page and logs the first failure.
 */
async function failed(
  failure: unknown,
  { name, framed = true }: Pick<PageKind<never, never>, 'name' | 'framed'>,
  requested: Requested,
): Promise<Response> {
  requested.env.log.pageFailure(name);
  const stack = import.meta.env.DEV && failure instanceof Error ? failure.stack : undefined;
  const page = await rendered(statusPage({ code: 500, stack }, framed, requested), requested).catch(() => {
    throw failure;
  });
  requested.env.log.requestError(requested.request, failure);
  return page;
}

function shownPage<Params, Data extends object>(kind: PageKind<Params, Data>, data: Data, url: URL): Shown {
  const { name, framed = true } = kind;
  return {
    name,
    tags: kind.head(data, url),
    // `as`: createElement cannot infer that the data of a kind are the props of its component.
    body: createElement(kind.Page as ComponentType<object>, data),
    colour: colourOf(data),
    framed,
    skips: kind.skips,
    init: kind.init?.(data) ?? {},
  };
}

/** The colours that editors can choose, plus `ink` for the site's own pages. */
const COLOURS: readonly ColourName[] = [...PAGE_COLOURS, 'ink'];

/** Returns the page's colour from `pageColour` in its data. The header has the same colour. */
const colourOf = (data: object): ColourName | undefined =>
  'pageColour' in data ? COLOURS.find((colour) => colour === data.pageColour) : undefined;

/** Returns redirects unchanged, looks up a redirect for a 404, and renders an error page for any other status. */
async function refused(answer: Response, framed: boolean, requested: Requested): Promise<Response> {
  if (answer.status < 400 || answer.body !== null) return answer;
  if (answer.status === 404) {
    const elsewhere = await redirectOf(requested.url, requested.content.cms);
    if (elsewhere) return elsewhere;
    if (framed && isSharedNotFound(requested))
      return new Response(null, {
        status: 404,
        headers: { [NOT_FOUND]: '1', 'cache-control': CACHE_CONTROL.brief },
      });
  }
  return rendered(
    statusPage({ code: answer.status, headers: Object.fromEntries(answer.headers) }, framed, requested),
    requested,
  );
}

/** Whether the page cache may send the 404 page that all unknown URLs share (`server/cache/page-cache.ts`). */
const isSharedNotFound = ({ request, url, content: { preview } }: Requested): boolean =>
  request.method === 'GET' && url.pathname !== NOWHERE && preview === undefined;

/** Returns the error page for a request, without header and footer if the requested page has none. */
function statusPage(about: Omit<StatusFacts, 'retry'>, framed: boolean, { status, url }: Requested): Shown {
  const shown = shownPage({ ...status, framed }, { ...about, retry: url.pathname + url.search }, url);
  return framed ? shown : { ...shown, body: <main>{shown.body}</main> };
}

async function rendered(
  { name, tags, body, colour, framed, skips, init }: Shown,
  requested: Requested,
): Promise<Response> {
  const { url, env } = requested;
  const facts = await requested.facts;
  const around = (children: ReactNode) => (
    <AddressContext value={{ pathname: url.pathname, search: url.search, hash: '' }}>
      {children}
    </AddressContext>
  );
  const assets = env.assets(name);
  const islands = createIslandRenderer({ around, fileOf: assets.island });
  const html = renderToString(
    around(
      <IslandRenderer value={islands}>
        <Document
          tags={tags}
          assets={assets}
          kind={name}
          build={env.build}
          worker={facts.worker}
          editor={facts.editor}
        >
          {framed ? (
            <PageFrame {...facts} colour={colour} isHome={url.pathname === '/'} skips={skips}>
              {body}
            </PageFrame>
          ) : (
            <Preview editor={facts.editor}>{body}</Preview>
          )}
        </Document>
      </IslandRenderer>,
    ),
  );
  const text = `<!DOCTYPE html>${html}`;
  return wholeResponse(
    { bytes: new TextEncoder().encode(text), text },
    {
      status: init.status ?? 200,
      headers: {
        ...PAGE_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        // A preview has no speculation rules, because only the editor requests it.
        ...(facts.editor === undefined && framed && { 'speculation-rules': `"${speculationRules}"` }),
        ...init.headers,
      },
    },
  );
}
