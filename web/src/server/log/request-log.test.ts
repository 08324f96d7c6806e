import { beforeEach, describe, expect, it } from 'vitest';
import type { LogFields } from './log-line.ts';
import { registry } from './metrics.ts';
import { loggedReady, loggedRequests } from './request-log.ts';

beforeEach(() => registry.resetMetrics());

function withAnswers(answer: () => Response | Promise<Response>) {
  const lines: [string, LogFields][] = [];
  const stage = loggedRequests(
    () => '/zoeken',
    (line, fields) => lines.push([line, fields]),
  );
  const fetch = stage(async () => answer());
  const ask = (path = '/zoeken', init?: RequestInit) => fetch(new Request(`http://site${path}`, init));
  return { ask, lines };
}

const cached = () => new Response('held', { headers: { 'x-page-cache': 'hit' } });

describe('the request log', () => {
  it('counts each response from the page cache, and logs one in a hundred', async () => {
    const { ask, lines } = withAnswers(cached);
    for (let times = 0; times < 200; times += 1) await ask();
    expect(lines).toHaveLength(2);
    expect(await registry.metrics()).toContain(
      'boektopia_http_request_seconds_count{route="/zoeken",method="GET",status="200"} 200',
    );
  });

  it('counts and logs cached responses, and does nothing if a response is not cached', async () => {
    const lines: [string, LogFields][] = [];
    const ready = loggedReady(
      ({ target }) => (target === '/weg' ? undefined : { status: 200, headers: [], body: new Uint8Array(7) }),
      () => '/zoeken',
      (line, fields) => lines.push([line, fields]),
    );
    const requested = {
      method: 'GET',
      host: 'site',
      target: '/zoeken?zoekterm=jan',
      cookie: '',
      requestId: '4f2c1a9e77',
    };
    const wanted = { acceptEncoding: '', ifNoneMatch: '' };
    for (let times = 0; times < 200; times += 1) ready(requested, wanted);
    expect(ready({ ...requested, target: '/weg' }, wanted)).toBeUndefined();
    // Accept any digit: on a busy machine a response takes a whole millisecond.
    const line = [expect.stringMatching(/^GET \/zoeken\?zoekterm 200 \dms 7B$/), '4f2c1a9e77', 'hit'];
    expect(lines.map(([text, { values }]) => [text, values.requestId, values.cache])).toEqual([line, line]);
    expect(await registry.metrics()).toContain('method="GET",status="200"} 200');
  });

  it('logs each 404, even from the page cache', async () => {
    const { ask, lines } = withAnswers(
      () => new Response('weg', { status: 404, headers: { 'x-page-cache': 'hit' } }),
    );
    for (let times = 0; times < 3; times += 1) await ask();
    expect(lines).toHaveLength(3);
  });

  it('logs a response from the page cache that took more than a second', async () => {
    const { ask, lines } = withAnswers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_010));
      return cached();
    });
    await Promise.all([ask(), ask(), ask()]);
    expect(lines).toHaveLength(3);
  });

  it('logs each form request and each error', async () => {
    const { ask, lines } = withAnswers(() => new Response(null, { status: 500 }));
    for (let times = 0; times < 3; times += 1) await ask('/api/contact', { method: 'POST', body: 'x' });
    expect(lines).toHaveLength(3);
  });

  it('identifies a request by an id, and logs no visitor data', async () => {
    const { ask, lines } = withAnswers(() => new Response('x', { status: 200 }));
    await ask('/zoeken?zoekterm=jan%40voorbeeld.be', {
      headers: { 'x-request-id': '4f2c1a9e77', 'x-visitor-address': '192.0.2.7' },
    });
    const [line, fields] = lines[0] ?? [];
    expect(fields?.values).toEqual({
      requestId: '4f2c1a9e77',
      request: 'GET /zoeken?zoekterm',
      route: '/zoeken',
      status: 200,
      durationMs: expect.any(Number),
    });
    expect(`${line}${JSON.stringify(fields)}`).not.toMatch(/jan|192\.0\.2/);
  });

  it('counts an unknown method as «other»', async () => {
    const { ask } = withAnswers(() => new Response(null, { status: 405 }));
    await ask('/', { method: 'BREW' });
    expect(await registry.metrics()).toContain('method="other",status="405"');
  });
});
