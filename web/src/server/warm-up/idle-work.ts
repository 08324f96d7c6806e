import { performance } from 'node:perf_hooks';

/** Work that can wait until nobody waits for anything else. */
export type IdleWork = {
  /** Does a work some time, once for all that have its name meanwhile. Its failure is nobody's. */
  add(name: string, work: () => Promise<void>): void;
};

/** How often it is looked whether there is time, in ms; and up to which share of it the event loop may have been at work. */
const LOOK_MS = 500;
const IDLE_BELOW = 0.5;
/** More than this is forgotten. */
const MOST = 100;

/** One work after the other, each when the event loop has had half of its time to itself. */
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
