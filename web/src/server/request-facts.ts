import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { REQUEST_ID, VISITOR_ADDRESS } from '../http/fetch.ts';

// Who asks, and what the request is called: what a proxy in front of us may say of a request, and a visitor may not.

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
  setHeader(incoming, VISITOR_ADDRESS, visitorAddress(incoming, proxies));
}

/** The name of a request: the one that a proxy in front gave it, where that can stand in a log, or a new one. */
export function requestId({ headers }: Pick<Asking, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Writes the name of a request that has just come in into it, and gives that name. */
export function noteRequestId(incoming: Asking): string {
  const name = requestId(incoming);
  if (incoming.headers[REQUEST_ID] !== name) setHeader(incoming, REQUEST_ID, name);
  return name;
}

function setHeader({ rawHeaders, headers }: Asking, name: string, value: string): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(name, value);
  // A request reads its headers from either, as it comes: Node has parsed them by now, and does so once.
  headers[name] = value;
}
