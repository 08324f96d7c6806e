import { performance } from 'node:perf_hooks';

/** A queue of jobs that can wait until the process is idle. */
export type IdleWork = {
  /** Runs a job later. A job replaces a queued job of the same name. Failures are ignored. */
  add(name: string, work: () => Promise<void>): void;
};

/** Interval of checking whether the process is idle, in ms. */
const LOOK_MS = 500;
/** Event-loop utilization below which the process counts as idle. */
const IDLE_BELOW = 0.5;
/** Maximum number of queued jobs. While the queue is full, new jobs are dropped. */
const MOST = 100;

/** Creates a queue that runs one job at a time, each after an interval in which the event loop was mostly idle. */
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
