import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch } from '../../http/fetch.ts';
import { withTimeout } from '../../http/timeout.ts';

/** Pause after each page rendered ahead of requests: `times` its rendering time, at least `leastMs` ms. */
const REST = { times: 4, leastMs: 20 };

/**
 * Renders pages one after the other before the process listens, for at most `forMs` ms. Code runs ten times as slowly
 * the first time, and would delay the first visitors. `addresses` are absolute, the most popular first. Never rejects:
 * a failing page is reported when a visitor requests it.
 */
export async function renderFirstPages(
  make: Fetch,
  addresses: () => Promise<readonly string[]>,
  forMs: number,
): Promise<void> {
  const makeAll = async (signal: AbortSignal) => {
    for (const address of await addresses()) if (signal.aborted || !(await isMade(make, address))) return;
  };
  await withTimeout(forMs, makeAll).catch(() => undefined);
}

/**
 * Renders pages while the process serves visitors, starting with those requested from the previous process. Pauses
 * after each page, because rendering delays visitors. Stops at the first failure. Never rejects.
 */
export async function renderBetweenVisitors(make: Fetch, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const began = performance.now();
    if (!(await isMade(make, address).catch(() => false))) return;
    await pause(Math.max(REST.leastMs, REST.times * (performance.now() - began)), undefined, { ref: false });
  }
}

/** Renders a page and compresses it, as browsers and proxies request it. Returns whether that succeeded. */
async function isMade(make: Fetch, address: string): Promise<boolean> {
  const response = await make(new Request(address, { headers: { 'accept-encoding': 'br' } }));
  await response.arrayBuffer();
  return response.status < 500;
}
