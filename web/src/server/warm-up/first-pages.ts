import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch } from '../../http/fetch.ts';
import { withTimeout } from '../../http/timeout.ts';

/** Between two pages that nobody waits for the process rests so many times as long as the last one took, and this long at least, in ms. */
const REST = { times: 4, leastMs: 20 };

/**
 * Makes pages before a process answers anybody, one after the other, for `forMs` milliseconds: what runs for the first time
 * takes ten times as long, and would hold up whoever comes first. `addresses` are whole ones, the most popular first. Never
 * rejects: where one fails a visitor is told, not a start.
 */
export async function makeFirstPages(
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
 * Makes pages while the process answers, those again that were asked of the process before it: each holds up visitors for as long as it
 * takes, so that it rests between them. Ends where one fails. Never rejects.
 */
export async function makeBetweenVisitors(make: Fetch, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const began = performance.now();
    if (!(await isMade(make, address).catch(() => false))) return;
    await pause(Math.max(REST.leastMs, REST.times * (performance.now() - began)), undefined, { ref: false });
  }
}

/** Compressed too, for that is what browsers and proxies ask for. Says whether it could be made. */
async function isMade(make: Fetch, address: string): Promise<boolean> {
  const response = await make(new Request(address, { headers: { 'accept-encoding': 'br' } }));
  await response.arrayBuffer();
  return response.status < 500;
}
