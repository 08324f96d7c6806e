import { expect, it } from 'vitest';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

it('warns about an untrusted proxy at most once a minute', () => {
  let ticks = 0;
  const lines: string[] = [];
  const noticing = (proxies: number) =>
    warnOfUntrustedProxy(
      proxies,
      (line) => lines.push(line),
      () => ticks,
    );
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  const untrusted = noticing(0);
  untrusted({ headers: {} });
  noticing(1)(forwarded);
  expect(lines).toEqual([]);
  for (const at of [0, 1_000, 59_999, 60_000]) {
    ticks = at;
    untrusted(forwarded);
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^WARN proxy: x-forwarded-for .* TRUST_PROXY$/);
});
