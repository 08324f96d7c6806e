import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../../fleet/nginx.ts';

let requested = 0;
/**
 * Simulates two processes without a content service. Nothing is cached in the first, therefore it responds
 * with 503. The second has a cached page.
 */
const servers = [503, 200].map((status) =>
  createServer(({ url = '' }, response) => {
    requested += 1;
    response.writeHead(url.startsWith('/nergens') || url.startsWith('/api/') ? 503 : status, {
      'retry-after': '10',
      'cache-control': 'no-store',
    });
    response.end();
  }),
);
let folder: string;
let nginx: Nginx;
beforeAll(async () => {
  const ports: number[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The cast is safe: a TCP server has an AddressInfo.
    ports.push((server.address() as AddressInfo).port);
  }
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  nginx = await startNginx(folder, ports);
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Sends requests from six visitors. Returns the statuses that they get, and the number of requests that
 * reached the processes.
 */
async function six(path: string) {
  requested = 0;
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(nginx.url + path)));
  return { statuses: new Set(answers.map(({ status }) => status)), requested };
}

test('after a 503 nginx tries the other processes before it returns a 503, but sends a form to only one of them', async () => {
  expect((await six('/praktisch')).statuses).toEqual(new Set([200]));
  expect((await six('/nergens')).statuses).toEqual(new Set([503]));
  expect(await six('/api/contact')).toEqual({ statuses: new Set([503]), requested: 6 });
});
