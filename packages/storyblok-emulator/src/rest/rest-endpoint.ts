import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Edition } from '../folder/edition.ts';
import type { CachedResponse, ResponseCache } from '../response-cache.ts';
import { type ContentRequest, openContent, type Tokens } from '../stories/content-request.ts';
import { InvalidArgument } from '../stories/invalid-argument.ts';
import { type Door, PARAMETERS, type RestRequest } from './parameters.ts';
import { parseQuery } from './query-string.ts';
import type { Limits } from './resolved.ts';
import {
  datasourceResponse,
  datasourcesResponse,
  entriesResponse,
  linkResponse,
  linksResponse,
  type RestResponse,
  spaceResponse,
  storiesResponse,
  storyResponse,
  tagsResponse,
} from './responses.ts';

export interface RestEndpointOptions {
  edition: () => Edition;
  space: number;
  tokens: Tokens;
  limits: Limits;
  /** The rate limit reported to the official client, in requests a second. */
  requestsPerSecond: number;
  kept: ResponseCache;
}

/** Published content is cacheable by its `cv`, which changes with the content. Drafts must not be cached. */
const CACHE_CONTROL = {
  published: 'max-age=0, public, s-maxage=604800',
  draft: 'max-age=0, private, must-revalidate',
};

const NOT_FOUND = ['This record could not be found'];

/**
 * Creates Storyblok's Content Delivery API, to mount at `/v2/cdn` and `/cdn`. The parameter `token` authenticates, and
 * `version=draft` requests drafts. Every error has a JSON body, which the official client needs.
 */
export function createRestEndpoint(options: RestEndpointOptions): Hono {
  const { edition, space, tokens, limits, requestsPerSecond, kept } = options;
  const app = new Hono();
  /** Headers of every response, including errors. Cached responses already contain them. */
  const everywhere = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'total, per-page, etag, x-ratelimit, x-ratelimit-policy',
    'x-ratelimit': `"concurrent-requests";r=${requestsPerSecond - 1}`,
    'x-ratelimit-policy': `"concurrent-requests";q=${requestsPerSecond}`,
  };

  /** Creates a route handler: checks the token and the parameters, redirects to the newest `cv`, and responds. */
  function door<Name extends Door>(
    name: Name,
    answer: (
      requested: RestRequest<Name>,
      question: ContentRequest,
      context: Context,
    ) => RestResponse | undefined,
  ) {
    return (context: Context): Response => {
      const current = edition();
      // The URL is a safe cache key, because it contains the token.
      const known = kept.get(current, context.req.url, context.req.header('accept-encoding'));
      if (known) return sent(known, context);
      const url = new URL(context.req.url);
      const content = openContent(
        {
          token: url.searchParams.get('token'),
          wantsDrafts: url.searchParams.get('version') === 'draft',
        },
        { edition: current, space, tokens },
      );
      if ('error' in content) return context.json({ error: content.error }, content.status);
      const parameters = PARAMETERS[name].safeParse(parseQuery(url.searchParams));
      if (!parameters.success) {
        const names = parameters.error.issues.flatMap((issue) =>
          issue.code === 'unrecognized_keys' ? issue.keys : [],
        );
        return context.json({ error: `Parameter(s) ${names.join(', ')} not allowed` }, 422);
      }
      const newest = newestAddress(url, name, content);
      if (newest !== undefined) return context.redirect(newest, 301);
      try {
        // Safe cast: the schema of this route has validated the parameters.
        const made = answer(parameters.data as RestRequest<Name>, content, context);
        if (!made) return context.json(NOT_FOUND, 404);
        const isDraft = content.editableInSpace !== undefined;
        const answered = written(made, {
          ...everywhere,
          'cache-control': CACHE_CONTROL[isDraft ? 'draft' : 'published'],
        });
        if (!isDraft) kept.keep(current, context.req.url, answered);
        return sent(answered, context);
      } catch (error) {
        if (error instanceof InvalidArgument) return context.json({ error: error.message }, 422);
        throw error;
      }
    };
  }

  app.use((context, next) => {
    for (const [name, value] of Object.entries(everywhere)) context.header(name, value);
    return next();
  });
  app.options('*', (context) =>
    context.body(null, 204, { 'access-control-allow-headers': '*', 'access-control-allow-methods': 'GET' }),
  );
  /** Registers a path with and without a trailing slash, because many sites request `cdn/stories/`. */
  const at = (path: string, answer: (context: Context) => Response) =>
    app.on('GET', [path, `${path}/`], answer);
  at(
    '/stories',
    door('stories', (requested, question) => storiesResponse(requested, question, limits)),
  );
  // A full slug ends with a slash only if the story is the start page of a folder.
  app.get(
    '/stories/:id{.+}',
    door('story', (requested, question, context) =>
      storyResponse(context.req.param('id') ?? '', requested, question, limits),
    ),
  );
  at('/links', door('links', linksResponse));
  at(
    '/links/:uuid',
    door('link', (requested, question, context) =>
      linkResponse(context.req.param('uuid') ?? '', requested, question),
    ),
  );
  at(
    '/spaces/me',
    door('space', (_, question) => spaceResponse(question)),
  );
  at('/datasources', door('datasources', datasourcesResponse));
  at(
    '/datasources/:id',
    door('datasource', (_, question, context) => datasourceResponse(context.req.param('id') ?? '', question)),
  );
  at('/datasource_entries', door('entries', entriesResponse));
  at('/tags', door('tags', tagsResponse));
  app.get('*', (context) => context.json(NOT_FOUND, 404));
  app.all('*', (context) =>
    context.json({ error: 'Method not allowed' }, 405, { allow: 'GET, HEAD, OPTIONS' }),
  );
  return app;
}

/**
 * Returns the redirect target of a request for published content without `cv`: the same URL with the newest `cv`. The
 * CDN caches the response under that URL. Returns undefined for drafts, which are not cached, and for the space, whose
 * response contains the `cv`.
 */
function newestAddress(
  url: URL,
  door: Door,
  { editableInSpace, edition }: ContentRequest,
): string | undefined {
  if (url.searchParams.get('cv') || editableInSpace !== undefined || door === 'space') return undefined;
  const newest = new URL(url);
  newest.searchParams.set('cv', String(edition.version));
  return newest.href;
}

/** Sends the response, or a 304 if the client already has it. */
function sent({ body, headers }: CachedResponse, context: Context): Response {
  const has =
    context.req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim()) ?? [];
  if (has.includes('*') || has.includes(headers.etag ?? ''))
    return new Response(null, { status: 304, headers: { ...headers } });
  return new Response(body, { headers });
}

function written({ body, page }: RestResponse, everywhere: Readonly<Record<string, string>>): CachedResponse {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return {
    body: bytes,
    headers: {
      ...everywhere,
      // A weak tag, because the response may also be sent compressed.
      etag: `W/"${createHash('sha1').update(bytes).digest('hex')}"`,
      'content-type': 'application/json; charset=utf-8',
      ...(page && { total: String(page.total), 'per-page': String(page.perPage) }),
    },
  };
}
