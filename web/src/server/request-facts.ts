import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { REQUEST_ID, VISITOR_ADDRESS } from '../http/fetch.ts';

// Adds the visitor's IP address and the request id to requests. A trusted proxy may set them, a visitor may not.

type Asking = Pick<IncomingMessage, 'rawHeaders' | 'headers'> & { socket: { remoteAddress?: string } };

/**
 * Returns the visitor's IP address as far as it can be trusted: with `proxies` trusted proxies in front of the site,
 * the IP address that the outermost proxy saw. Each proxy appends to the right of `X-Forwarded-For`; entries further
 * left may be forged.
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
  // A dual-stack socket reports IPv4 addresses in IPv6 notation.
  return (told ?? socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

/** Writes the visitor's IP address into the headers of an incoming request. */
export function noteVisitor(incoming: Asking, proxies: number): void {
  setHeader(incoming, VISITOR_ADDRESS, visitorAddress(incoming, proxies));
}

/** Returns the request id that a proxy has set, if it is safe for a log, or else a new one. */
export function requestId({ headers }: Pick<Asking, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Writes the request id into the headers of an incoming request, and returns it. */
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
  // Set both forms of the headers: Node has already parsed the raw headers, and does so only once.
  headers[name] = value;
}
