import type { Handler } from 'hono';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NOWHERE } from '../domain/pages/paths.ts';
import { type ColourName, PAGE_COLOURS } from '../domain/palette.ts';
import { env as settings } from '../env.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { CACHE_CONTROL, PAGE_HEADERS } from '../http/cache-control.ts';
import { NOT_FOUND, wholeResponse } from '../http/fetch.ts';
import { notAllowed, orUnavailable } from '../http/responses.ts';
import { isFromOwnOrigin } from '../http/untrusted-input.ts';
import { AddressContext } from '../islands/address.ts';
import { IslandRenderer } from '../islands/island.tsx';
import { createIslandRenderer } from '../islands/render-islands.tsx';
import type { HeadTag } from '../layout/head/head-tags.tsx';
import type { RequestContent, SiteEnv } from '../ports.ts';
import { Document } from './Document.tsx';
import type { AnswerInit, PageKind } from './define-page.ts';
import speculationRules from './links.speculationrules?url';
import { type FrameFacts, frameFacts, PageFrame } from './PageFrame.tsx';
import { siteOf } from './page-request.ts';
import { leadsOn, saysSent } from './responses.ts';

/** A page as it is about to be rendered. */
type Shown = {
  name: string;
  tags: readonly HeadTag[];
  body: ReactNode;
  colour?: FrameFacts['colour'];
  framed: boolean;
  init: AnswerInit;
};

type Asked = {
  request: Request;
  url: URL;
  content: RequestContent;
  env: SiteEnv['Bindings'];
  facts: Promise<FrameFacts>;
  status: StatusKind;
};

/** What the page that stands in the place of another is told. */
type StatusFacts = {
  code: number;
  retry: string;
  headers?: Readonly<Record<string, string>>;
  stack?: string | undefined;
};
type StatusKind = PageKind<StatusFacts, StatusFacts>;

/** Returns the function that makes a handler of a kind of page. `status` is what visitors get in the place of a page. */
export const pagesWith =
  (status: StatusKind) =>
  <Params, Data extends object>(kind: PageKind<Params, Data>): Handler<SiteEnv> =>
    page(kind, status);

/**
 * Answers with a page: asks for its data, renders the whole document, and says how long it may be kept. What is not found, not
 * to be had now or fails is a page of the site too, with its own status; a failure is logged, counted, and never kept.
 */
function page<Params, Data extends object>(
  kind: PageKind<Params, Data>,
  status: StatusKind,
): Handler<SiteEnv> {
  return ({ req, env }) => {
    const request = req.raw;
    if (request.method !== 'GET' && kind.takesPosts !== true) return notAllowed('GET, HEAD');
    if (request.method === 'POST' && !isFromOwnOrigin(request, settings.SITE_URL))
      return new Response(null, { status: 403 });
    const url = new URL(request.url);
    return env.withContent(request, url, async (content) => {
      const now = await env.clock.minute();
      // While the page is asked for: where content does not answer, a visitor waits for both at once.
      const facts = frameFacts({ now, content, env });
      // Who leads on shows no frame; whoever shows one hears of its failure.
      facts.catch(() => undefined);
      const asked = { request, url, content, env, facts, status };
      const { framed = true } = kind;
      const answer = async () => {
        try {
          const given = { ...env, request, url, now, cms: content.cms, site: siteOf(url) };
          // `as`: the address that Hono matched has the parameters that its page asks for.
          const data = await orUnavailable(Promise.resolve(kind.load(given, req.param() as Params)));
          return forOneVisitor(url, await rendered(shownPage(kind, data, url), asked));
        } catch (thrown) {
          if (thrown instanceof Response) return refused(thrown, framed, asked);
          throw thrown;
        }
      };
      return answer().catch((failure: unknown) => failed(failure, kind, asked));
    });
  };
}

/** A page that says that a form was sent is shown only to the visitor who sent it. */
function forOneVisitor(url: URL, response: Response): Response {
  if (saysSent(url.searchParams)) response.headers.set('cache-control', CACHE_CONTROL.never);
  return response;
}

/**
 * Logs and counts a page that failed, and shows the error page in its frame. If that fails too, for the frame may be what is
 * broken, the server answers with its bare page and logs the first failure.
 */
async function failed(
  failure: unknown,
  { name, framed = true }: Pick<PageKind<never, never>, 'name' | 'framed'>,
  asked: Asked,
): Promise<Response> {
  asked.env.log.pageFailure(name);
  const stack = import.meta.env.DEV && failure instanceof Error ? failure.stack : undefined;
  const page = await rendered(statusPage({ code: 500, stack }, framed, asked), asked).catch(() => {
    throw failure;
  });
  asked.env.log.requestError(asked.request, failure);
  return page;
}

function shownPage<Params, Data extends object>(kind: PageKind<Params, Data>, data: Data, url: URL): Shown {
  const { name, framed = true } = kind;
  return {
    name,
    tags: kind.head(data, url),
    // `as`: createElement cannot tell that the data of a kind are the properties of its component.
    body: createElement(kind.Page as ComponentType<object>, data),
    colour: colourOf(data),
    framed,
    init: kind.init?.(data) ?? {},
  };
}

/** What an editor may choose, and what a page of the site itself has. */
const COLOURS: readonly ColourName[] = [...PAGE_COLOURS, 'ink'];

/** The colour at the top of the page, which its data give as `pageColour`: the header stands on the same. */
const colourOf = (data: object): ColourName | undefined =>
  'pageColour' in data ? COLOURS.find((colour) => colour === data.pageColour) : undefined;

/** A redirect stays what it is; a 404 may lead on to another address; anything else is a page that says what is wrong. */
async function refused(answer: Response, framed: boolean, asked: Asked): Promise<Response> {
  if (answer.status < 400 || answer.body !== null) return answer;
  if (answer.status === 404) {
    const elsewhere = await leadsOn(asked.url, asked.content.cms);
    if (elsewhere) return elsewhere;
    if (framed && isSharedNotFound(asked))
      return new Response(null, { status: 404, headers: { [NOT_FOUND]: '1' } });
  }
  return rendered(
    statusPage({ code: answer.status, headers: Object.fromEntries(answer.headers) }, framed, asked),
    asked,
  );
}

/** Whether the page cache may answer with the one 404 page that all addresses share (`server/cache/page-cache.ts`). */
const isSharedNotFound = ({ request, url, content: { preview } }: Asked): boolean =>
  request.method === 'GET' && url.pathname !== NOWHERE && preview === undefined;

/** The page that stands in the place of another; without a frame where that has none. */
function statusPage(about: Omit<StatusFacts, 'retry'>, framed: boolean, { status, url }: Asked): Shown {
  const shown = shownPage({ ...status, framed }, { ...about, retry: url.pathname + url.search }, url);
  return framed ? shown : { ...shown, body: <main>{shown.body}</main> };
}

async function rendered({ name, tags, body, colour, framed, init }: Shown, asked: Asked): Promise<Response> {
  const { url, env } = asked;
  const facts = await asked.facts;
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
            <PageFrame {...facts} colour={colour} isHome={url.pathname === '/'}>
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
        // An editor's preview is asked for by the editor alone.
        ...(facts.editor === undefined && framed && { 'speculation-rules': `"${speculationRules}"` }),
        ...init.headers,
      },
    },
  );
}
