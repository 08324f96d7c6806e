import type { GraphQLError } from 'graphql';
import { createGraphQLError, createYoga, maskError } from 'graphql-yoga';
import type { Edition } from '../folder/edition.ts';
import type { CachedResponse, ResponseCache } from '../response-cache.ts';
import { type ContentRequest, openContent, type Tokens } from '../stories/content-request.ts';
import { InvalidArgument } from '../stories/invalid-argument.ts';
import type { IdType } from './schema-text.ts';
import { spaceSchema } from './space-schema.ts';

export interface GraphqlEndpointOptions {
  edition: () => Edition;
  space: number;
  tokens: Tokens;
  log: (line: string) => void;
  /** The path of the endpoint, `/v1/api` or `/v2/api`. */
  path: string;
  ids: IdType;
  kept: ResponseCache;
}

/**
 * Creates Storyblok's GraphQL endpoint. The header `Token` authenticates, and `Version: draft` requests drafts. A wrong
 * token gives a 401, drafts with the public token a 403, and a body that is not JSON a 400.
 */
export function createGraphqlEndpoint(options: GraphqlEndpointOptions) {
  const { edition, space, tokens, log, path, ids, kept } = options;
  const yoga = createYoga<ContentRequest>({
    graphqlEndpoint: path,
    schema: ({ edition: { components } }) => spaceSchema(components, ids, log),
    graphiql: false,
    landingPage: false,
    cors: { origin: '*', credentials: false },
    maskedErrors: { maskError: tellInvalidArguments },
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...parts: unknown[]) => log(parts.join(' ')),
      error: (...parts: unknown[]) => log(parts.join(' ')),
    },
  });

  /** The responses that are being built. Identical concurrent requests share one response. */
  const making = new Map<string, ReturnType<typeof wholeOf>>();

  return async (request: Request): Promise<Response> => {
    // CORS preflight requests have no token.
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    const content = openContent(
      {
        token: request.headers.get('token'),
        wantsDrafts: request.headers.get('version')?.toLowerCase() === 'draft',
      },
      { edition: edition(), space, tokens },
    );
    if ('error' in content) {
      const { error, status } = content;
      return Response.json({ error }, { status, headers: { 'access-control-allow-origin': '*' } });
    }
    if (content.editableInSpace !== undefined) return yoga.fetch(request, content);

    const { url, method, headers } = request;
    const body = method === 'POST' ? await request.text() : undefined;
    const question = [url, headers.get('accept'), headers.get('content-type'), body].join(' ');
    const known = kept.get(content.edition, question, headers.get('accept-encoding'));
    if (known) return new Response(known.body, { headers: known.headers });

    const key = `${content.edition.version} ${question}`;
    const make = async () => wholeOf(await yoga.fetch(url, { method, headers, body }, content));
    const coming = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, coming);
    const { status, ...answer } = await coming;
    if (status === 200) kept.keep(content.edition, question, answer);
    return new Response(answer.body, { status, headers: answer.headers });
  };
}

async function wholeOf(response: Response): Promise<CachedResponse & { status: number }> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // The cache may send the body compressed, with another length.
  headers.delete('content-length');
  return { status: response.status, body, headers: Object.fromEntries(headers) };
}

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

const TOO_LONG_FOR_INT = 'Int cannot represent non 32-bit signed integer value';

/** Creates an error that is shown to the client, with its location in the query. */
function told(error: unknown, message: string, code: string): Error {
  const { nodes, path } = isGraphQLError(error) ? error : {};
  return createGraphQLError(message, { nodes, path, extensions: { code } });
}

/**
 * Compares the name instead of the class, because the process may contain two copies of the class: those of the
 * CommonJS and the ESM build of `graphql`.
 */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

/** Shows errors about invalid arguments to the client. Yoga masks all other errors. */
const tellInvalidArguments: typeof maskError = (error, message, isDev) => {
  const cause = error instanceof Error && 'originalError' in error ? error.originalError : error;
  if (cause instanceof InvalidArgument) return told(error, cause.message, 'BAD_USER_INPUT');
  if (error instanceof Error && error.message.startsWith(TOO_LONG_FOR_INT)) {
    return told(error, `${error.message}; the second version, /v2/api, carries it`, 'INTERNAL_SERVER_ERROR');
  }
  return maskError(error, message, isDev);
};
