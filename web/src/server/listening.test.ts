import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSent, SENT_HEADER } from '../domain/time/sent.ts';
import { type Fetch, VISITOR_ADDRESS, wholeResponse } from '../http/fetch.ts';
import { close, listen } from './listening.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(fetch: Fetch, proxies = 0) {
  const { server, port } = await listen(fetch, 0, proxies);
  stops.push(() => close(server, 0));
  return { server, port, base: `http://127.0.0.1:${port}` };
}

/** Sends bytes that no client library would send. Returns the raw response. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Opens a connection that stays open. Returns the received data, whether the server ended it, and any error. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let ended = false;
  let failed: Error | undefined;
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('close', () => {
    ended = true;
  });
  socket.on('error', (error) => {
    failed = error;
  });
  await once(socket, 'connect');
  return {
    write: (text: string) => socket.write(text),
    received: () => received,
    ended: () => ended,
    failed: () => failed,
  };
}

const pathOf: Fetch = async (request) => new Response(new URL(request.url).pathname);

describe('listen', () => {
  it('sends each page with the time at which it was sent, not the time of its request', async () => {
    let rendered = 0;
    const { base } = await start(async () => {
      const asked = Date.now();
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(asked));
      rendered = Date.now();
      const bytes = new TextEncoder().encode('page');
      return wholeResponse({ text: 'page', bytes }, {});
    });
    const sent = readSent((await fetch(base)).headers.get(SENT_HEADER));
    expect(sent?.at).toBeGreaterThanOrEqual(rendered);
  });

  it('listens on a free port and responds on it', async () => {
    const { server, base } = await start(pathOf);
    // `as`: a server that listens on a port has an address of this form.
    expect((server.address() as AddressInfo).port).toBeGreaterThan(0);
    expect(await (await fetch(`${base}/programma`)).text()).toBe('/programma');
  });

  it('listens on a single address of the machine if one is configured', async () => {
    const { server, port } = await listen(pathOf, 0, 0, { host: '127.0.0.1' });
    stops.push(() => close(server, 0));
    expect(await (await fetch(`http://127.0.0.1:${port}/hier`)).text()).toBe('/hier');
    // Every IP address in 127.0.0.0/8 is this machine. A server that listened on all addresses would respond here too.
    await expect(fetch(`http://127.0.0.2:${port}/hier`)).rejects.toThrow('fetch failed');
  });

  it('fails to start on a port that is already in use', async () => {
    const { port } = await start(pathOf);
    await expect(listen(pathOf, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it.each([
    ['a backslash', '/a\\b', '/a%5Cb'],
    ['another host in the target', 'http://kwaad.example/a', '/a'],
    ['a doubled slash', '//kwaad.example', '//kwaad.example'],
  ])('passes %s on to the site', async (_what, target, path) => {
    const { port } = await start(pathOf);
    const answer = await raw(port, `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer.endsWith(path)).toBe(true);
  });

  it('rejects a request with an invalid host, and continues to serve others', async () => {
    const { port, base } = await start(pathOf);
    const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: a b\\c\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(base)).status).toBe(200);
  });
});

describe('an incomplete request', () => {
  it('aborts a request whose head or body is slow, without affecting other requests', async () => {
    const limits = { requestMs: 300, checkMs: 50 };
    const { server, port } = await listen(
      async (request) => new Response(await request.text()),
      0,
      0,
      limits,
    );
    stops.push(() => close(server, 0));
    const [head, body] = await Promise.all([openConnection(port), openConnection(port)]);
    head.write('POST / HTTP/1.1\r\nHost: si');
    body.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\ntraa');
    for (const slow of [head, body]) {
      await vi.waitFor(() => expect(slow.ended()).toBe(true), { timeout: 5_000 });
      expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
    }
    const whole = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'snel' });
    expect(await whole.text()).toBe('snel');
  });

  it('by default, aborts a request that takes longer than one minute', async () => {
    const { server } = await start(pathOf);
    expect([server.requestTimeout, server.headersTimeout]).toEqual([60_000, 60_000]);
  });
});

describe('close', () => {
  it('after `close`, finishes running requests and accepts no new ones', async () => {
    let arrived = () => {};
    const underway = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { server, base } = await start(async () => {
      arrived();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return new Response('klaar');
    });
    const running = fetch(base);
    await underway;
    const closed = close(server, 5_000);
    await expect(fetch(base)).rejects.toThrow();
    expect(await (await running).text()).toBe('klaar');
    await closed;
  });

  it('sends `Connection: close` on idle and busy connections when it stops, and resets none of them', async () => {
    let answer = () => {};
    const { server, port } = await start(async (request) => {
      if (request.url.endsWith('/lang')) await new Promise<void>((resolve) => (answer = resolve));
      return new Response('goed');
    });
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
    const [idle, busy] = await Promise.all([openConnection(port), openConnection(port)]);
    idle.write(ask('/'));
    busy.write(ask('/lang'));
    await vi.waitFor(() => expect(idle.received()).toMatch(/connection: keep-alive[\s\S]*goed/i));
    const closed = close(server, 5_000);
    answer();
    await vi.waitFor(() => expect(busy.received()).toMatch(/connection: close[\s\S]*goed/i));
    expect(idle.ended()).toBe(false);
    idle.write(ask('/'));
    await vi.waitFor(() => expect(idle.received()).toMatch(/goed[\s\S]*connection: close[\s\S]*goed/i));
    await closed;
    expect([idle.ended(), busy.ended(), idle.failed(), busy.failed()]).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
  });

  it('waits at most the given time for running requests', async () => {
    const { server, base } = await start(() => new Promise(() => {}));
    const running = expect(fetch(base)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const began = performance.now();
    await close(server, 100);
    expect(performance.now() - began).toBeLessThan(2_000);
    await running;
  });
});

describe('the request id', () => {
  const named: Fetch = async ({ headers }) => new Response(headers.get('x-request-id'));

  it('uses the request id set by a proxy, and returns it with the response', async () => {
    const { base } = await start(named);
    const response = await fetch(base, { headers: { 'x-request-id': '4f2c1a9e77' } });
    expect([response.headers.get('x-request-id'), await response.text()]).toEqual([
      '4f2c1a9e77',
      '4f2c1a9e77',
    ]);
  });

  it.each<Record<string, string>>([{}, { 'x-request-id': 'jan@voorbeeld.be' }, { 'x-request-id': 'kort' }])(
    'generates a request id when it is missing or unsafe for a log: %o',
    async (headers) => {
      const { base } = await start(named);
      const response = await fetch(base, { headers });
      const name = await response.text();
      expect(name).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      expect(response.headers.get('x-request-id')).toBe(name);
    },
  );

  it('adds the request id to cached responses too', async () => {
    const ready = () => ({ status: 200 as const, headers: ['content-type', 'text/html'] });
    const { server, port } = await listen(named, 0, 0, { ready });
    stops.push(() => close(server, 0));
    const nameOf = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}`, { headers })).headers.get('x-request-id');
    expect(await nameOf({ 'x-request-id': '4f2c1a9e77' })).toBe('4f2c1a9e77');
    expect(await nameOf({})).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});

it('cuts a connection whose client does not read, and no other', async () => {
  let isCancelled = false;
  const long: Fetch = async ({ url }) => {
    if (!url.endsWith('/lang')) return new Response('kort');
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(1024 * 1024));
    const cancel = () => {
      isCancelled = true;
    };
    return new Response(new ReadableStream({ pull, cancel }));
  };
  const { server, port } = await listen(long, 0, 0, { silentMs: 300 });
  stops.push(() => close(server, 0));
  const silent = connect(port, '127.0.0.1', () => silent.write('GET /lang HTTP/1.1\r\nHost: x\r\n\r\n'));
  silent.on('error', () => undefined).pause();
  const reading = await fetch(`http://127.0.0.1:${port}/lang`);
  const reader = reading.body?.getReader();
  await vi.waitFor(
    async () => {
      expect((await reader?.read())?.done).toBe(false);
      expect(isCancelled).toBe(true);
    },
    { timeout: 5_000 },
  );
  await reader?.cancel();
  silent.destroy();
  expect(await (await fetch(`http://127.0.0.1:${port}/kort`)).text()).toBe('kort');
});

describe('the address of a visitor', () => {
  it.each<Record<string, string>>([{}, { [VISITOR_ADDRESS]: '6.6.6.6' }])(
    'ignores a forged visitor address: %o',
    async (said) => {
      const { base } = await start(
        async ({ headers }) =>
          // Reads the visitor's IP address from the original headers and from a copy of them, because the site's code
          // uses both.
          Response.json([headers, new Headers(headers)].map((one) => one.get(VISITOR_ADDRESS))),
        1,
      );
      const headers = { ...said, 'x-forwarded-for': '192.0.2.7' };
      expect(await (await fetch(base, { headers })).json()).toEqual(['192.0.2.7', '192.0.2.7']);
    },
  );
});
