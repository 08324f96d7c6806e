import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startHallConnection } from './crowded-hall.ts';

const QUICK = { bitsPerSecond: 200_000_000, oneWayMs: 1, holdUpMs: 2, seed: 1 };

it('the simulated hall connection forwards many simultaneous requests and responses unchanged, and closes when the site closes', async () => {
  const file = randomBytes(300_000);
  const site = createServer(async (request, reply) => {
    const sent: Buffer[] = [];
    for await (const piece of request) sent.push(piece);
    reply.end(request.method === 'POST' ? Buffer.concat(sent) : file);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  const { port } = site.address() as AddressInfo;
  const line = await startHallConnection(`http://127.0.0.1:${port}`, QUICK);
  const bodyOf = async (init?: RequestInit) => Buffer.from(await (await fetch(line.url, init)).arrayBuffer());
  try {
    const replies = await Promise.all([bodyOf(), bodyOf(), bodyOf({ method: 'POST', body: file })]);
    for (const reply of replies) expect(reply.equals(file)).toBe(true);
    site.closeAllConnections();
    site.close();
    await expect(bodyOf()).rejects.toThrow();
  } finally {
    site.close();
    await line.stop();
  }
});

it('the simulated hall connection refuses an https address', async () => {
  await expect(startHallConnection('https://www.boektopia.be')).rejects.toThrow('http only');
});
