import type { Fetch } from '../protocol/fetch.ts';
import { withTimeout } from '../protocol/timeout.ts';

/**
 * Makes pages before a process answers anybody, one after the other, for `forMs` milliseconds: what runs for the first time
 * takes ten times as long, and would hold up whoever comes first. `paths` are asked for, the most popular first. Never
 * rejects: where one fails a visitor is told, not a start.
 */
export async function makeFirstPages(
  fetch: Fetch,
  origin: string,
  paths: () => Promise<readonly string[]>,
  forMs: number,
): Promise<void> {
  const make = async (signal: AbortSignal) => {
    for (const path of await paths()) {
      if (signal.aborted) return;
      const response = await fetch(new Request(new URL(path, origin)));
      if (response.status >= 500) return;
      await response.arrayBuffer();
    }
  };
  await withTimeout(forMs, make).catch(() => undefined);
}
