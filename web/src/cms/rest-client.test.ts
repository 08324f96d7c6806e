import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { createRestClient, type RestClientOptions } from './rest-client.ts';
import { createThrottle, type Throttle } from './rest-throttle.ts';

const BASE = 'https://content.example/v2';

/** Creates a client for a content system that sends one of `answers` per request, in order, and repeats the last. */
function asking(answers: readonly Fetch[], options: Partial<RestClientOptions> = {}) {
  let now = 1_000_000;
  const requests: Request[] = [];
  const logged: string[] = [];
  const slept: number[] = [];
  const clock = () => now;
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds);
    now += milliseconds;
  };
  const client = createRestClient({
    fetch: (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      return answer ? answer(request) : Promise.reject(new Error('nobody home'));
    },
    url: BASE,
    token: 'tok-123',
    timeoutMs: 20,
    log: (line) => logged.push(line),
    throttle: createThrottle(1_000),
    clock,
    sleep,
    ...options,
  });
  const requested = () => requests.map(({ url }) => decodeURIComponent(url.slice(BASE.length)));
  return { client, requests, requested, logged, slept, later: (ms: number) => (now += ms) };
}

const json =
  (body: unknown, init: ResponseInit = {}): Fetch =>
  async () =>
    Response.json(body, init);
const home = json({ story: { uuid: 'u' }, cv: 42 });
const tooMany = json({ error: 'Rate limit of 5 request per second has been reached.' }, { status: 429 });

describe('a request to the delivery API', () => {
  it('sends one GET with the token and the version, which is `published` by default (§7.25)', async () => {
    const { client, requests, requested } = asking([home]);
    await client('stories/home');
    expect(requests[0]?.method).toBe('GET');
    expect(requested()).toEqual(['/cdn/stories/home?version=published&token=tok-123']);
  });

  it('requests drafts if configured, and never with a cache version (§7.25)', async () => {
    const { client, requested } = asking([home], { version: 'draft' });
    await client('stories/home');
    await client('stories/home');
    expect(requested()[1]).toBe('/cdn/stories/home?version=draft&token=tok-123');
  });

  it('sends the cache version of the last response until that response is three seconds old (§7.25)', async () => {
    const { client, requested, later } = asking([home]);
    await client('stories/home');
    await client('stories', { starts_with: 'nieuws/' });
    later(3_000);
    await client('stories/home');
    expect(requested().map((url) => /cv=\d+/.exec(url)?.[0])).toEqual([undefined, 'cv=42', undefined]);
  });

  it('writes filters in brackets and omits absent parameters', async () => {
    const { client, requested } = asking([json({ stories: [] })]);
    await client('stories', {
      filter_query: { component: { in: 'program' }, start_date: { gt_date: '2025-10-25 21:59' } },
      search_term: '',
      sort_by: undefined,
    });
    expect(requested()[0]).toBe(
      '/cdn/stories?filter_query[component][in]=program&filter_query[start_date][gt_date]=2025-10-25+21:59&version=published&token=tok-123',
    );
  });

  it('sends an OAuth token in a header, not in the address (§9.13)', async () => {
    const { client, requests, requested } = asking([home], { oauth: true });
    await client('stories/home');
    expect(requests[0]?.headers.get('authorization')).toBe('tok-123');
    expect(requested()[0]).not.toContain('tok-123');
  });

  it.each([
    [false, 5],
    [true, 3],
  ])('limits the number of requests per second (OAuth %s: %i) (§9.13)', async (oauth, perSecond) => {
    const { client, slept } = asking([home], { oauth, throttle: undefined });
    for (let requested = 0; requested < perSecond; requested += 1) await client('stories/home');
    expect(slept).toEqual([]);
    await client('stories/home');
    expect(slept).toEqual([1_000]);
  });
});

describe('a response of the delivery API', () => {
  it('returns the body of a response, and reads the length of a list from a header', async () => {
    const { client } = asking([json({ stories: [1] }, { headers: { total: '312', 'per-page': '25' } })]);
    expect(await client('stories')).toEqual({ body: { stories: [1] }, total: 312 });
  });

  it('returns undefined if the record could not be found, and reports no outage', async () => {
    const { client, logged } = asking([json(['This record could not be found'], { status: 404 })]);
    expect(await client('stories/geen')).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('follows redirects to the newest version, but never sends the token to another host', async () => {
    const moved = (location: string) => json(null, { status: 301, headers: { location } });
    const { client, requested } = asking([moved('/v2/cdn/stories/home?cv=7'), home]);
    expect(await client('stories/home')).toEqual({ body: { story: { uuid: 'u' }, cv: 42 } });
    expect(requested()[1]).toBe('/cdn/stories/home?cv=7');

    const elsewhere = asking([moved('https://elders.example/v2/cdn/stories/home?cv=7'), home]);
    await expect(elsewhere.client('stories/home')).rejects.toBeInstanceOf(ContentUnavailable);
    expect(elsewhere.requests).toHaveLength(1);
  });

  it('counts a redirect as a second request, which waits in the queue (§9.13)', async () => {
    const moved = json(null, { status: 301, headers: { location: '/v2/cdn/stories/home?cv=7' } });
    const { client, requests, slept } = asking([moved, moved, home], { throttle: undefined, oauth: true });
    await client('stories/home');
    expect([requests.length, slept]).toEqual([3, []]);
    await client('stories/home');
    expect([requests.length, slept]).toEqual([4, [1_000]]);
  });

  it('adopts the rate limit that a response states', async () => {
    const headers = { 'x-ratelimit-policy': '"concurrent-requests";q=1000' };
    const { client, requests } = asking([json({}, { headers })], { throttle: undefined });
    await client('spaces/me');
    await Promise.all(Array.from({ length: 40 }, () => client('spaces/me')));
    expect(requests).toHaveLength(41);
  });
});

describe('a rate-limited request', () => {
  it('retries a rate-limited request after one, two, three, four and five seconds, and then fails (§8.11, §9.13)', async () => {
    const { client, requests, slept, logged } = asking([tooMany]);
    await expect(client('stories/home')).rejects.toBeInstanceOf(ContentUnavailable);
    expect(slept).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(requests).toHaveLength(6);
    expect(logged).toEqual([
      '[Network error]: status 429: Rate limit of 5 request per second has been reached.',
    ]);
  });

  it('returns the response of a successful retry, even after an HTML error page of a gateway (§8.11)', async () => {
    const htmlOfGateway: Fetch = async () => new Response('<h1>Slow down</h1>', { status: 429 });
    const { client, slept, logged } = asking([htmlOfGateway, tooMany, home]);
    expect(await client('stories/home')).toMatchObject({ body: { cv: 42 } });
    expect(slept).toEqual([1_000, 2_000]);
    expect(logged).toEqual([]);
  });
});

it('if our own queue rejects a request, sends nothing and logs nothing about the content system', async () => {
  const throttle: Throttle = {
    turn: () => Promise.reject(new QueueFullError()),
    allow: () => undefined,
    queueMs: () => 0,
  };
  const { client, requests, logged } = asking([home], { throttle });
  await expect(client('stories/home')).rejects.toBeInstanceOf(QueueFullError);
  expect([requests, logged]).toEqual([[], []]);
});

describe('an unavailable delivery API, never «not found»,', () => {
  const failures: readonly (readonly [string, Fetch, RegExp])[] = [
    ['refuses the token (401)', json({ error: 'Unauthorized' }, { status: 401 }), /status 401: Unauthorized/],
    ['has no such address (404)', json({ error: 'Not found' }, { status: 404 }), /status 404/],
    [
      'rejects a parameter (422)',
      json({ error: 'Parameter(s) x not allowed' }, { status: 422 }),
      /422: Param/,
    ],
    ['is broken (500)', json({ error: 'Oops' }, { status: 500 }), /status 500/],
    [
      'is behind a gateway that responds with HTML (502)',
      async () => new Response('<html>', { status: 502 }),
      /status 502/,
    ],
    ['responds with truncated JSON', async () => new Response('{"story":{"uu'), /JSON/],
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed')), /fetch failed/],
    ['does not respond in time', () => new Promise<Response>(() => undefined), /no response in time/],
    ['does not finish in time', async () => new Response(new ReadableStream({})), /no response in time/],
  ];

  it.each(failures)(
    'reports an outage with one log line when the delivery API %s (§8.7)',
    async (_case, answer, reason) => {
      const { client, logged } = asking([answer]);
      await expect(client('stories/home')).rejects.toBeInstanceOf(ContentUnavailable);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(/^\[Network error\]: /);
      expect(logged[0]).toMatch(reason);
      expect(logged.join()).not.toContain('tok-123');
    },
  );
});
