import ipaddr from 'ipaddr.js';
import { VISITOR_ADDRESS } from './fetch.ts';

/** Returns the network from which a request comes. The queues count visitors by network. */
export const visitorNetwork = ({ headers }: Request): string =>
  network(headers.get(VISITOR_ADDRESS) ?? 'unknown');

/**
 * Returns the network that counts as one visitor. An IPv4 address counts by itself, even if written as IPv6. An IPv6
 * address counts by its /64, because providers assign each household at least one /64. Returns other input unchanged.
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
