import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * A response. `status` is 0 if the response is missing or incomplete, and `error` then contains the reason.
 */
export type FleetResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Time from the request to the last byte of the response, in ms. */
  ms: number;
  error?: string;
};

export type FleetRequest = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** A simulated phone, with its own address and connections. */
export type Visitor = {
  address: string;
  /** Sends a request. Never rejects. */
  ask: (path: string, question?: FleetRequest) => Promise<FleetResponse>;
  leave: () => void;
};

/** Number of connections that a browser opens to one host. */
const CONNECTIONS = 6;
/** Maximum time that a visitor waits for a page, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Creates a visitor of a site on this machine. On Linux, each visitor can use one of the 16 million IP addresses that
 * begin with 127.
 */
export function arriving(origin: string, address: string): Visitor {
  const { host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: address });
  const ask: Visitor['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve) => {
      const began = performance.now();
      const parts: Buffer[] = [];
      const settle = (answer: Partial<FleetResponse>) =>
        resolve({
          status: 0,
          headers: {},
          bytes: Buffer.concat(parts),
          ms: performance.now() - began,
          ...answer,
        });
      const failed = (error: Error) => settle({ error: error.message });
      const requested = { host, 'user-agent': 'Mozilla/5.0 (proef)', 'accept-encoding': 'gzip, deflate, br' };
      const outgoing = request(
        { hostname: '127.0.0.1', port, path, method, agent, headers: { ...requested, ...headers } },
        (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('end', () => settle({ status, headers }));
          incoming.on('error', failed);
        },
      );
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error('no response in 30 s')));
      outgoing.on('error', failed);
      outgoing.end(body);
    });
  return { address, ask, leave: () => agent.destroy() };
}

/** Returns the decoded text of a response. */
export function textOf({ bytes, headers }: FleetResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/**
 * Returns the address of the visitor with this number. The machine itself uses none of these addresses. An address of
 * this kind in a log therefore belongs to a visitor.
 */
export function addressOf(visitor: number): string {
  const [high, middle, low] = [(visitor >> 16) & 31, (visitor >> 8) & 255, visitor & 255];
  return `127.${64 + high}.${middle}.${low}`;
}
