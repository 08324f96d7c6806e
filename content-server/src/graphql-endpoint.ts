import { createYoga } from 'graphql-yoga';
import type { Edition } from './edition.ts';
import type { Question } from './resolvers.ts';
import { spaceSchema } from './space-schema.ts';

export interface Tokens {
  /** Reads what is published. */
  public: string;
  /** Reads drafts too. */
  preview: string;
}

export interface GraphqlEndpointOptions {
  edition: () => Edition;
  space: number;
  tokens: Tokens;
  log: (line: string) => void;
}

/** The path of the endpoint; its first version, whose ids are `Int`. */
export const GRAPHQL_PATH = '/v1/api';

/**
 * Storyblok's GraphQL endpoint: `Token` says who asks, `Version: draft` that drafts are wanted. A wrong
 * token is a 401, drafts with the public token a 403, a body that is not JSON a 400.
 */
export function createGraphqlEndpoint({ edition, space, tokens, log }: GraphqlEndpointOptions) {
  const yoga = createYoga<Question>({
    graphqlEndpoint: GRAPHQL_PATH,
    schema: ({ edition: { components } }) => spaceSchema(components, log),
    graphiql: false,
    landingPage: false,
    cors: { origin: '*', credentials: false },
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...parts: unknown[]) => log(parts.join(' ')),
      error: (...parts: unknown[]) => log(parts.join(' ')),
    },
    // Yoga brings a Response of its own on Node 20; whoever calls this handler expects the platform's.
    fetchAPI: { fetch, Request, Response, Headers, ReadableStream, TextEncoder, TextDecoder, URL },
  });

  return async (request: Request): Promise<Response> => {
    const current = edition();
    const token = request.headers.get('token');
    const wantsDrafts = request.headers.get('version')?.toLowerCase() === 'draft';
    if (request.method !== 'OPTIONS') {
      if (token !== tokens.public && token !== tokens.preview) return refusal(401, 'Unauthorized');
      if (wantsDrafts && token !== tokens.preview) {
        return refusal(403, 'Drafts need the preview token');
      }
    }
    const question: Question = {
      edition: current,
      index: wantsDrafts ? current.drafts : current.published,
      space,
      editableInSpace: wantsDrafts ? space : undefined,
    };
    return yoga.fetch(request, question);
  };
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'access-control-allow-origin': '*' } });
}
