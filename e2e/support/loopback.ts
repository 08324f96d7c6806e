import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Serves HTTP on a port that only this machine can reach; `answer` responds to each request. */
export async function serveOnLoopback(answer: (request: Request) => Promise<Response>) {
  const server = createServer(getRequestListener(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
