import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installObstacle, proxyAnswers, proxyOf, unwritable } from './install-hints.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const WAY = { registry: REGISTRY, noProxy: [], offline: false };

/** @param {import('node:net').Server} server */
async function listening(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/**
 * An `access` that denies writing in one folder. Real permissions do not work here, because the tests may run as root.
 * @param {string} closed
 */
const only = (closed) => (/** @type {unknown} */ path) => {
  if (path === closed) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
};

/** Creates a folder that is removed after the test. */
function folder() {
  const made = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('names a folder without write permission', () => {
  expect(unwritable([folder(), join(folder(), 'a', 'b')])).toBeUndefined();
  const closed = folder();
  const wanted = join(closed, 'node_modules');
  expect(unwritable([folder(), wanted], only(closed))).toBe(wanted);
});

test('returns the proxy that npm would use, except for hosts in noproxy', () => {
  const proxied = { ...WAY, proxy: 'http://a:1', httpsProxy: 'http://b:2' };
  expect(proxyOf(proxied)).toBe('http://b:2');
  expect(proxyOf({ ...proxied, registry: 'http://local/' })).toBe('http://a:1');
  expect(proxyOf({ ...proxied, noProxy: ['localhost,npmjs.org'] })).toBeUndefined();
  expect(proxyOf(WAY)).toBeUndefined();
});

test('counts a proxy as alive if it sends any response, and as dead if it refuses the connection or sends no response', async () => {
  const refusing = createServer();
  refusing.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
  );
  expect(await proxyAnswers(await listening(refusing), REGISTRY)).toBe(true);
  expect(await proxyAnswers('http://127.0.0.1:9', REGISTRY)).toBe(false);
  const silent = createSocketServer((socket) => socket.on('error', () => {}));
  expect(await proxyAnswers(await listening(silent), REGISTRY, 100)).toBe(false);
});

test('names a silent proxy within twenty seconds', async () => {
  const silent = await listening(createSocketServer((socket) => socket.on('error', () => {})));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const way = Promise.resolve({ ...WAY, httpsProxy: silent });
  let told;
  void installObstacle(folder(), { way }).then((hint) => {
    told = hint;
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toBe(
    `De proxy ${silent} antwoordt niet. Kijk naar HTTPS_PROXY, HTTP_PROXY en «npm config get https-proxy».`,
  );
});

test('explains why an installation would fail, without printing the password of a proxy', async () => {
  const dead = { ...WAY, httpsProxy: 'http://jan:geheim@127.0.0.1:9' };
  expect(await installObstacle(folder(), { way: Promise.resolve(dead) })).toMatch(
    /^De proxy http:\/\/127\.0\.0\.1:9 antwoordt niet\./,
  );
  const offline = Promise.resolve({ ...dead, offline: true });
  expect(await installObstacle(folder(), { way: offline })).toBeUndefined();
  const closed = folder();
  expect(await installObstacle(closed, { way: Promise.resolve(WAY), access: only(closed) })).toBe(
    `Geen schrijfrechten in ${closed}. Start het commando als de eigenaar van die map, of geef jezelf er rechten op.`,
  );
  expect(await installObstacle(folder(), { way: Promise.resolve(WAY) })).toBeUndefined();
});
