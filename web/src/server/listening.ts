import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { SENT_HEADER, sentHeader } from '../domain/time/sent.ts';
import { type Fetch, REQUEST_ID, wholeOf } from '../http/fetch.ts';
import { clockAheadMs } from '../now.ts';
import { errorLine } from './log/log-line.ts';
import type { NamedReady } from './log/request-log.ts';
import { noteRequestId, noteVisitor, requestId } from './request-facts.ts';
import { readableTarget } from './request-hygiene.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/** Longer than nginx keeps an idle connection to us (60 s), so that it never writes into one just closed. */
const KEEP_ALIVE_MS = 65_000;

export type Listening = {
  /** Within this a request has come, its body with it, in ms: whoever sends a byte a minute holds no connection for ever. */
  requestMs: number;
  /** How often that is looked at, in ms. */
  checkMs: number;
  /** The one address of this machine that answers; without it all do. */
  host?: string | undefined;
  /** What can be answered at once, before a request is made of what came over the wire. */
  ready?: NamedReady;
};

const LISTENING: Listening = { requestMs: 60_000, checkMs: 5_000 };

/** How long connections that are kept open may still ask once more when the process stops, to hear that they are closed, in ms. */
const FAREWELL_MS = 1_000;

/**
 * Listens, and settles when the port answers. Rejects when it cannot be had. `port` 0 takes a free one; `proxies`
 * stand in front of us and may say which address a request comes from.
 */
export async function listen(
  fetch: Fetch,
  port: number,
  proxies = 0,
  options: Partial<Listening> = {},
): Promise<{ server: Server; port: number }> {
  const { requestMs, checkMs, host, ready } = { ...LISTENING, ...options };
  const timeouts = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: requestMs, headersTimeout: requestMs };
  const server = createServer(
    { ...timeouts, connectionsCheckingInterval: checkMs },
    nodeListener(fetch, proxies, ready),
  );
  underway.set(server, responsesOf(server));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
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
  ready?: NamedReady,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  // The global Request and Response stay Node's own: the GraphQL server compares with them.
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await fetch(request);
      return outgoing instanceof ServerResponse && isWritten(response, outgoing)
        ? RESPONSE_ALREADY_SENT
        : response;
    },
    { hostname: 'localhost', overrideGlobalObjects: false, errorHandler: refuse },
  );
  const noticeProxy = warnOfUntrustedProxy(proxies, (line) => console.warn(line));
  const atTurnEnd = createTurnEnd();
  return (incoming, outgoing) => {
    incoming.url = readableTarget(incoming.url);
    noticeProxy(incoming);
    if (ready && isAnswered(ready, incoming, outgoing, atTurnEnd)) return;
    noteVisitor(incoming, proxies);
    // With the answer too: who reports a fault can say which request it was.
    outgoing.setHeader(REQUEST_ID, noteRequestId(incoming));
    outgoing.setHeader(SENT_HEADER, sentNow());
    void listener(incoming, outgoing);
  };
}

/** When this answer leaves, which is no part of a cached page: its browser asks again where it showed the page long after. */
const sentNow = () => sentHeader({ at: Date.now(), ahead: clockAheadMs() });

/** Writes an answer whose bytes are known, without reading it as a stream; says whether it was one. */
function isWritten(response: Response, outgoing: ServerResponse): boolean {
  const whole = wholeOf(response);
  if (whole === undefined) return false;
  outgoing.writeHead(response.status, [...response.headers].flat()).end(whole.bytes);
  return true;
}

type Work = () => void;

/**
 * Does what comes in during one turn of the event loop at the end of it. Held answers are written so: most of what one costs
 * is the call that writes it and wakes who waits, and who is given several at once is woken for the first (docs/performance.md).
 */
function createTurnEnd(): (work: Work) => void {
  let waiting: Work[] = [];
  const doAll = () => {
    const now = waiting;
    waiting = [];
    for (const work of now) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(doAll);
  };
}

function isAnswered(
  ready: NamedReady,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  atTurnEnd: (work: Work) => void,
): boolean {
  const { method = '', url = '', headers } = incoming;
  const { host = '', cookie = '' } = headers;
  const name = requestId(incoming);
  const answer = ready(
    { method, host, target: url, cookie, requestId: name },
    {
      acceptEncoding: String(headers['accept-encoding'] ?? ''),
      ifNoneMatch: headers['if-none-match'] ?? '',
    },
  );
  if (answer === undefined) return false;
  const named = [...answer.headers, REQUEST_ID, name, SENT_HEADER, sentNow()];
  atTurnEnd(() => outgoing.writeHead(answer.status, named).end(answer.body));
  return true;
}

/** What no URL could be made of, a malformed Host header for one, never reaches the site. */
function refuse(error: unknown): Response {
  const badRequest = error instanceof Error && error.name === 'RequestError';
  if (!badRequest) console.error(errorLine('request', error));
  return new Response(null, { status: badRequest ? 400 : 500 });
}

/** By connection of each server, the response that is not finished; of several in a row the last. */
const underway = new WeakMap<Server, ReadonlyMap<Socket, ServerResponse | undefined>>();

/**
 * A connection keeps its place in the map, whatever is asked over it. A set that every response enters and leaves is laid out
 * anew every hundred of them, each layout holds what stood in the one before, and the short collections of V8 then keep
 * nearly all that was answered until a long one.
 */
function responsesOf(server: Server): ReadonlyMap<Socket, ServerResponse | undefined> {
  const open = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, outgoing: ServerResponse) => {
    open.set(socket, outgoing);
    outgoing.once('close', () => {
      if (open.get(socket) === outgoing) open.set(socket, undefined);
    });
  });
  return open;
}

/**
 * Stops accepting and lets running requests finish for at most `graceMs`; then what is left is cut. Every answer from now
 * on says `Connection: close`. Connections that are kept open may ask once more and hear it, for a moment: one that is
 * closed while a request is on its way through it is a reset, and an error page to a visitor.
 */
export async function close(server: Server, graceMs: number): Promise<void> {
  const lastOne = (outgoing: ServerResponse) => {
    outgoing.shouldKeepAlive = false;
  };
  for (const outgoing of underway.get(server)?.values() ?? []) if (outgoing) lastOne(outgoing);
  server.prependListener('request', (_incoming, outgoing: ServerResponse) => lastOne(outgoing));
  // Of the socket's own kind: the HTTP server's `close` ends idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const farewell = setTimeout(
    () => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
    },
    Math.min(FAREWELL_MS, graceMs),
  );
  let sweep: ReturnType<typeof setInterval> | undefined;
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  for (const timer of [farewell, deadline]) clearTimeout(timer);
  clearInterval(sweep);
}
