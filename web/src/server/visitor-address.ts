import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { VISITOR_ADDRESS } from '../protocol/fetch.ts';

type Asking = Pick<IncomingMessage, 'rawHeaders' | 'headers'> & { socket: { remoteAddress?: string } };

/**
 * Who asks, as far as it can be believed: with `proxies` in front of us, the address that the farthest of them
 * saw. Each adds at the right of `X-Forwarded-For` what it saw; what stands further left is only said.
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

/** Writes who asks into a request that has just come in. */
export function noteVisitor(incoming: Asking, proxies: number): void {
  const address = visitorAddress(incoming, proxies);
  const { rawHeaders } = incoming;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === VISITOR_ADDRESS) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(VISITOR_ADDRESS, address);
}
