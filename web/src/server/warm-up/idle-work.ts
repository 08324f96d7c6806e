import { performance } from 'node:perf_hooks';

/** Work that can wait until the process is idle. */
export type IdleWork = {
  /** Runs the work later, once for all work added under the same name meanwhile. Failures are ignored. */
  add(name: string, work: () => Promise<void>): void;
};

/** How often idleness is checked, in ms, and the maximum event-loop utilization that counts as idle. */
const LOOK_MS = 500;
const IDLE_BELOW = 0.5;
/** Maximum number of waiting works; more are dropped. */
const MOST = 100;

/** Runs one work at a time, each when the event loop was idle for at least half of the last interval. */
export function createIdleWork(): IdleWork {
  const waiting = new Map<string, () => Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (before: ReturnType<typeof performance.eventLoopUtilization>) => {
    timer = setTimeout(async () => {
      const [next] = waiting;
      if (next && performance.eventLoopUtilization(before).utilization < IDLE_BELOW) {
        waiting.delete(next[0]);
        await next[1]().catch(() => undefined);
      }
      timer = undefined;
      if (waiting.size > 0) look(performance.eventLoopUtilization());
    }, LOOK_MS).unref();
  };

  return {
    add(name, work) {
      if (waiting.size >= MOST && !waiting.has(name)) return;
      waiting.set(name, work);
      if (timer === undefined) look(performance.eventLoopUtilization());
    },
  };
}
