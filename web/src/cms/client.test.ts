import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { ContentUnavailable, createClient } from './client.ts';

const URL_OF_API = 'https://content.example/v1/api';
const QUERY = 'query Story($id: ID!) { ContentNode(id: $id) { uuid } }';

/** Creates a client for a service that responds with the result of `answer`. Records the requests and the log lines. */
function asking(answer: Fetch, version: 'published' | 'draft' = 'published') {
  const requests: Request[] = [];
  const logged: string[] = [];
  const client = createClient({
    fetch: (request) => {
      requests.push(request.clone());
      return answer(request);
    },
    url: URL_OF_API,
    token: 'tok-123',
    version,
    timeoutMs: 20,
    log: (line) => logged.push(line),
  });
  return { ask: () => client(QUERY, { id: 'home' }), requests, logged };
}

const json =
  (body: unknown, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });
const nothing = json({ data: {} });

describe('a query', () => {
  it('sends one POST of JSON to the endpoint (§7.1)', async () => {
    const { ask, requests } = asking(nothing);
    await ask();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe(URL_OF_API);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it.each(['published', 'draft'] as const)(
    'sends the token and the version %s in the headers (§7.2, §6.1, §6.2, §4.19)',
    async (version) => {
      const { ask, requests } = asking(nothing, version);
      await ask();
      expect(requests[0]?.headers.get('Token')).toBe('tok-123');
      expect(requests[0]?.headers.get('Version')).toBe(version);
    },
  );

  it('sends everything that varies in the variables, never in the query text', async () => {
    const { ask, requests } = asking(nothing);
    await ask();
    expect(await requests[0]?.json()).toEqual({ query: QUERY, variables: { id: 'home' } });
  });
});

describe('a response', () => {
  it('returns the data that the response contains', async () => {
    const { ask, logged } = asking(json({ data: { ContentNode: { uuid: 'u' } } }));
    expect(await ask()).toEqual({ ContentNode: { uuid: 'u' } });
    expect(logged).toEqual([]);
  });

  it('uses the data of a response with errors, and logs the errors as specified (§8.7, §8.8)', async () => {
    const { ask, logged } = asking(
      json({
        data: { ContentNode: null, ContentNodes: { items: [] } },
        errors: [
          { message: 'Kapot', locations: [{ line: 2, column: 3 }], path: ['ContentNodes', 'items', 0] },
          { message: 'Ook kapot' },
          { message: 'En dit', locations: null, path: null, extensions: { code: 'X' } },
        ],
      }),
    );
    expect(await ask()).toEqual({ ContentNode: null, ContentNodes: { items: [] } });
    expect(logged).toEqual([
      '[GraphQL error]: Message: Kapot, Location: [{"line":2,"column":3}], Path: ContentNodes.items.0',
      '[GraphQL error]: Message: Ook kapot, Location: null, Path: ',
      '[GraphQL error]: Message: En dit, Location: null, Path: ',
    ]);
  });

  it.each([200, 400])(
    'logs a response of only errors with status %i and reports an outage (§8.7)',
    async (status) => {
      const { ask, logged } = asking(json({ errors: [{ message: 'Field does not exist' }] }, status));
      await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
      expect(logged[0]).toBe('[GraphQL error]: Message: Field does not exist, Location: null, Path: ');
    },
  );
});

describe('a response without data', () => {
  const failedStory = (message: string) =>
    json({ data: { ContentNode: null }, errors: [{ message, path: ['ContentNode'] }] });

  it('reports an outage for a story with an internal error, because the story may exist', async () => {
    const { ask, logged } = asking(failedStory('Internal server error'));
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(logged).toEqual([
      '[GraphQL error]: Message: Internal server error, Location: null, Path: ContentNode',
      '[Network error]: the response contains no data',
    ]);
  });

  it('reports an outage if only one of several errors says «not found»', async () => {
    const errors = [{ message: 'This record could not be found' }, { message: 'Timeout' }];
    await expect(asking(json({ data: { ContentNode: null }, errors })).ask()).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
  });

  it.each(['This record could not be found', 'Not found'])(
    'returns «not found» if the only error is: %s',
    async (message) => {
      expect(await asking(failedStory(message)).ask()).toEqual({ ContentNode: null });
    },
  );
});

describe('an unavailable content system, never «not found»,', () => {
  const html: Fetch = async () =>
    new Response('<!doctype html><title>Even geduld</title>', { headers: { 'content-type': 'text/html' } });
  const htmlOfGateway: Fetch = async () => new Response('<html>Bad Gateway</html>', { status: 502 });
  const half: Fetch = async () => new Response('{"data":{"ContentNode":{"uu');
  const cut: Fetch = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          controller.error(new Error('socket hang up'));
        },
      }),
    );
  const refused: Fetch = async () => {
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  };
  const failures: readonly (readonly [string, Fetch, RegExp])[] = [
    ['refuses the token (401)', json({ error: 'Unauthorized' }, 401), /status 401/],
    ['forbids drafts (403)', json({ error: 'Forbidden' }, 403), /status 403/],
    ['limits the request rate (429)', json({ error: 'Rate limit' }, 429), /status 429/],
    ['is broken (500)', json({ error: 'Oops' }, 500), /status 500/],
    ['responds with 404', json({ error: 'No route' }, 404), /status 404/],
    ['is behind a gateway that responds with HTML (502)', htmlOfGateway, /status 502/],
    ['responds with an HTML page', html, /./],
    ['responds with truncated JSON', half, /./],
    ['breaks off the connection', cut, /socket hang up/],
    ['cannot be reached', refused, /fetch failed/],
    ['responds with JSON that is not GraphQL', json(['nee']), /not GraphQL/],
    ['responds with a string', json('nee'), /not GraphQL/],
    ['responds with null', json(null), /not GraphQL/],
    ['responds without data', json({ data: null }), /no data/],
    ['responds with an empty body', async () => new Response(null, { status: 200 }), /./],
  ];

  it.each(failures)(
    'reports an outage with one log line when the service %s (§8.7)',
    async (_case, answer, reason) => {
      const { ask, logged } = asking(answer);
      await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(/^\[Network error\]: /);
      expect(logged[0]).toMatch(reason);
      expect(logged.join()).not.toContain('tok-123');
    },
  );

  it('reports an outage when no response arrives in time, even if the fetch ignores the signal (§8.7)', async () => {
    const { ask, logged } = asking(() => new Promise<Response>(() => undefined));
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(logged).toEqual(['[Network error]: no response in time']);
  });

  it('reports an outage when the body of a response does not arrive in time', async () => {
    const { ask, logged } = asking(async () => new Response(new ReadableStream({})));
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(logged).toEqual(['[Network error]: no response in time']);
  });
});
