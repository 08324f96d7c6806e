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
 * As the system answers somebody who may not write in one folder; whoever runs these tests may be root.
 * @param {string} closed
 */
const only = (closed) => (/** @type {unknown} */ path) => {
  if (path === closed) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
};

/** A folder that goes after the test. */
function folder() {
  const made = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a folder without write permission is named', () => {
  expect(unwritable([folder(), join(folder(), 'a', 'b')])).toBeUndefined();
  const closed = folder();
  const wanted = join(closed, 'node_modules');
  expect(unwritable([folder(), wanted], only(closed))).toBe(wanted);
});

test('a proxy is what npm would ask through, but for excepted hosts', () => {
  const proxied = { ...WAY, proxy: 'http://a:1', httpsProxy: 'http://b:2' };
  expect(proxyOf(proxied)).toBe('http://b:2');
  expect(proxyOf({ ...proxied, registry: 'http://local/' })).toBe('http://a:1');
  expect(proxyOf({ ...proxied, noProxy: ['localhost,npmjs.org'] })).toBeUndefined();
  expect(proxyOf(WAY)).toBeUndefined();
});

test('a proxy lives that answers anything, and is dead that refuses or keeps silent', async () => {
  const refusing = createServer();
  refusing.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
  );
  expect(await proxyAnswers(await listening(refusing), REGISTRY)).toBe(true);
  expect(await proxyAnswers('http://127.0.0.1:9', REGISTRY)).toBe(false);
  const silent = createSocketServer((socket) => socket.on('error', () => {}));
  expect(await proxyAnswers(await listening(silent), REGISTRY, 100)).toBe(false);
});

test('a silent proxy is named within twenty seconds, where npm itself would try for minutes', async () => {
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

test('an installation that cannot succeed is told why, without the password of a proxy', async () => {
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
