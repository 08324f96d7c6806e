import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { SENT_HEADER, sentHeader } from '../domain/time/sent.ts';
import { type Fetch, REQUEST_ID, wholeResponseOf } from '../http/fetch.ts';
import { clockAheadMs } from '../now.ts';
import { errorLine } from './log/log-line.ts';
import type { NamedReady } from './log/request-log.ts';
import { noteRequestId, noteVisitor, requestId } from './request-facts.ts';
import { readableTarget } from './request-hygiene.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/**
 * Time before an idle connection is closed, in ms. Longer than nginx's (60 s): nginx must not reuse a connection that
 * this process has just closed.
 */
const KEEP_ALIVE_MS = 65_000;

export type Listening = {
  /** Time limit for receiving a complete request, in ms: slow clients must not occupy connections forever. */
  requestMs: number;
  /**
   * Time without progress after which a connection is cut, in ms: a client that reads nothing must not stay connected
   * forever.
   */
  silentMs: number;
  /** Interval between two checks for requests that exceed their time limit, in ms. */
  checkMs: number;
  /** The only IP address on which to listen; by default all IP addresses of this machine. */
  host?: string | undefined;
  /** Returns the response to a request that needs neither a `Request` object nor asynchronous work. */
  ready?: NamedReady;
};

/**
 * `silentMs` is nginx's default. It exceeds the pauses in an event stream (15 s) and the longest response time (30 s).
 */
const LISTENING: Listening = { requestMs: 60_000, silentMs: 60_000, checkMs: 5_000 };

/** Time for which idle connections stay open for one more request when the process stops, in ms. */
const FAREWELL_MS = 1_000;

/**
 * Starts the server. Resolves when the port accepts connections; rejects if the port cannot be opened. `port` 0 uses a
 * free port. `proxies` is the number of trusted proxies in front of the site, whose `X-Forwarded-For` is used.
 */
export async function listen(
  fetch: Fetch,
  port: number,
  proxies = 0,
  options: Partial<Listening> = {},
): Promise<{ server: Server; port: number }> {
  const { requestMs, silentMs, checkMs, host, ready } = { ...LISTENING, ...options };
  const timeouts = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: requestMs, headersTimeout: requestMs };
  const server = createServer(
    { ...timeouts, connectionsCheckingInterval: checkMs },
    nodeListener(fetch, proxies, ready),
  );
  server.timeout = silentMs;
  underway.set(server, responsesOf(server));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // `as`: a server that listens on a port has an address of this form; only a server on a pipe has another.
  return { server, port: (server.address() as AddressInfo).port };
}

/** Adapts the site to Node's HTTP server. */
export function nodeListener(
  fetch: Fetch,
  proxies = 0,
  ready?: NamedReady,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  // Keep Node's global `Request` and `Response`: the GraphQL server checks `instanceof` with them.
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
    // Add the id to the response too, so that a fault report can quote it.
    outgoing.setHeader(REQUEST_ID, noteRequestId(incoming));
    outgoing.setHeader(SENT_HEADER, sentNow());
    void listener(incoming, outgoing);
  };
}

/**
 * Returns the `sent` header: the time of this response, because a cached page may be older. A browser that shows the
 * page much later refetches it.
 */
const sentNow = () => sentHeader({ at: Date.now(), ahead: clockAheadMs() });

/** Writes a response without a stream if all its bytes are known; returns whether it did. */
function isWritten(response: Response, outgoing: ServerResponse): boolean {
  const whole = wholeResponseOf(response);
  if (whole === undefined) return false;
  // Set the time again, because the first page starts the demo's clock after the header was set.
  if (outgoing.hasHeader(SENT_HEADER)) outgoing.setHeader(SENT_HEADER, sentNow());
  outgoing.writeHead(response.status, [...response.headers].flat()).end(whole.bytes);
  return true;
}

type Work = () => void;

/**
 * Returns a function that runs work at the end of the event-loop turn, together with other work of the turn. Cached
 * responses are written this way: most of their cost is the write call and waking the receiver, which then happens once
 * for several responses (docs/performance.md).
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

/**
 * Responds to a request without a valid URL, for example with a malformed Host header. Such a request never reaches the
 * site.
 */
function refuse(error: unknown): Response {
  const badRequest = error instanceof Error && error.name === 'RequestError';
  if (!badRequest) console.error(errorLine('request', error));
  return new Response(null, { status: badRequest ? 400 : 500 });
}

/** The unfinished response of each connection, per server. If a client pipelines requests: the newest response. */
const underway = new WeakMap<Server, ReadonlyMap<Socket, ServerResponse | undefined>>();

/**
 * Tracks the unfinished response of each open connection. The map has one entry per connection, not per response: with
 * an entry for every response, V8 would copy the map's hash table every hundred entries. Each of these tables refers to
 * the previous one, so minor garbage collections would retain nearly all responses until a major collection.
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
 * Stops accepting connections and lets running requests finish for at most `graceMs`; then aborts unfinished requests.
 * From the call on, every response has `Connection: close`. Idle connections stay open briefly for one more request:
 * closing one with a request in flight would reset it, and the visitor would see an error page.
 */
export async function close(server: Server, graceMs: number): Promise<void> {
  const lastOne = (outgoing: ServerResponse) => {
    outgoing.shouldKeepAlive = false;
  };
  for (const outgoing of underway.get(server)?.values() ?? []) if (outgoing) lastOne(outgoing);
  server.prependListener('request', (_incoming, outgoing: ServerResponse) => lastOne(outgoing));
  // Call `close` of the net server, because `close` of the HTTP server ends idle connections at once.
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
