import ipaddr from 'ipaddr.js';
import { VISITOR_ADDRESS } from './fetch.ts';

/** Returns the network from which a request comes. The queues count visitors by network. */
export const visitorNetwork = ({ headers }: Request): string =>
  network(headers.get(VISITOR_ADDRESS) ?? 'unknown');

/**
 * Returns the network that counts as one client: an IPv4 address, even if written as IPv6; for IPv6 its /64, the
 * smallest network that a household gets. Returns other input unchanged.
 */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
