import type { IncomingMessage } from 'node:http';

const EVERY_MS = 60_000;

/**
 * Warns, at most once a minute, when an untrusted proxy sends visitors' IP addresses. The site then counts all visitors
 * as one IP address and rejects them above its limits.
 */
export function warnOfUntrustedProxy(
  proxies: number,
  log: (line: string) => void,
  ticks: () => number = () => performance.now(),
): (incoming: Pick<IncomingMessage, 'headers'>) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return ({ headers }) => {
    if (proxies > 0 || headers['x-forwarded-for'] === undefined) return;
    if (ticks() - warnedAt < EVERY_MS) return;
    warnedAt = ticks();
    log(
      'WARN proxy: x-forwarded-for arrives and is not trusted, so that all visitors share one limit; behind a proxy set TRUST_PROXY',
    );
  };
}
