import type { CDPSession, Page } from '@playwright/test';

/** Memory use of a page after a garbage collection. */
export type MemoryUse = { heapBytes: number; nodes: number };

/** Returns a function that measures the memory of a page. */
export async function scaleFor(page: Page): Promise<() => Promise<MemoryUse>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return () => weigh(devtools);
}

async function weigh(devtools: CDPSession): Promise<MemoryUse> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heapBytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

/**
 * Returns the medians of the second and the last quarter. Caches fill up in the first quarter. Growth after
 * that indicates a leak.
 */
export function inQuarters(weights: readonly MemoryUse[]): { early: MemoryUse; late: MemoryUse } {
  const quarter = (index: number) =>
    weights.slice(Math.floor((index * weights.length) / 4), Math.floor(((index + 1) * weights.length) / 4));
  return { early: middle(quarter(1)), late: middle(quarter(3)) };
}

function middle(weights: readonly MemoryUse[]): MemoryUse {
  const of = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    heapBytes: of(weights.map(({ heapBytes }) => heapBytes)),
    nodes: of(weights.map(({ nodes }) => nodes)),
  };
}
