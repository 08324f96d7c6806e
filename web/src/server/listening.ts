import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { errorLine } from '../app/process/log-line.ts';
import { type Fetch, VISITOR_ADDRESS } from '../protocol/fetch.ts';
import { readableTarget } from './request-hygiene.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/** Longer than nginx keeps an idle connection to us (60 s), so that it never writes into one just closed. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Listens, and settles when the port answers. Rejects when it cannot be had. `port` 0 takes a free one; `proxies`
 * stand in front of us and may say which address a request comes from.
 */
export async function listen(
  fetch: Fetch,
  port: number,
  proxies = 0,
): Promise<{ server: Server; port: number }> {
  const server = createServer(nodeListener(fetch, proxies));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A server that listens on a port has an address of this form; only one on a pipe has another.
  return { server, port: (server.address() as AddressInfo).port };
}

/** The site as Node's HTTP server calls it. */
export function nodeListener(
  fetch: Fetch,
  proxies = 0,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  // The global Request and Response stay Node's own: the GraphQL server compares with them.
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
    errorHandler: refuse,
  });
  const noticeProxy = warnOfUntrustedProxy(proxies, (line) => console.warn(line));
  return (incoming, outgoing) => {
    incoming.url = readableTarget(incoming.url);
    noticeProxy(incoming);
    noteVisitor(incoming, proxies);
    void listener(incoming, outgoing);
  };
}

/** What no URL could be made of, a malformed Host header for one, never reaches the site. */
function refuse(error: unknown): Response {
  const badRequest = error instanceof Error && error.name === 'RequestError';
  if (!badRequest) console.error(errorLine('request', error));
  return new Response(null, { status: badRequest ? 400 : 500 });
}

/** Stops accepting, lets running requests finish for at most `graceMs`, then cuts what is left. */
export async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that become idle from now on are not closed by `close` itself.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

type Asking = Pick<IncomingMessage, 'rawHeaders' | 'headers'> & { socket: { remoteAddress?: string } };

/**
 * The address that a request comes from, as far as it can be believed: with `proxies` in front of us, the one that the
 * farthest of them saw. Each adds at the right of `X-Forwarded-For` what it saw; what stands further left is only said.
 */
export function visitorAddress(
  { headers, socket }: Pick<Asking, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isIP(part) !== 0);
  const told = proxies > 0 ? (forwarded.at(-proxies) ?? forwarded[0]) : undefined;
  // A socket that listens to both kinds of address writes one of the older kind as one of the newer.
  return (told ?? socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

/** Writes the visitor's address into a request that has just come in. */
export function noteVisitor(incoming: Asking, proxies: number): void {
  const address = visitorAddress(incoming, proxies);
  const { rawHeaders } = incoming;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === VISITOR_ADDRESS) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(VISITOR_ADDRESS, address);
  // A request reads its headers from either, as it comes: Node has parsed them by now, and does so once.
  incoming.headers[VISITOR_ADDRESS] = address;
}
