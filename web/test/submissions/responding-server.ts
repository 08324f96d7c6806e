import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentRequest = { method: string; path: string; headers: Record<string, unknown>; body: string };
export type Answer = { status: number; body: string };

/** Starts a service on this machine that responds with the result of `answer` and records the requests. */
export async function startRespondingServer(answer: (requested: SentRequest) => Answer | undefined) {
  const requested: SentRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    };
    requested.push(question);
    const given = answer(question);
    // Without a response, drop the connection, like a service that crashes.
    if (given === undefined) request.socket.destroy();
    else response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe cast: a server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requested: requested as readonly SentRequest[],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
