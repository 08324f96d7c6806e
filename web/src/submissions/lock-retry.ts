/** Runs something again and again while a lock of another process is in its way; throws what it threw last. */
export type LockRetry = <T>(attempt: () => Promise<T>) => Promise<T>;

type Range = { least: number; most: number };

/** How long a lock is waited for, counted from when something has to be written, in ms. */
const TIMEOUT_MS = 10_000;
/** Between two tries, in ms; the jitter keeps two processes from trying at the same moment for ever. */
const PAUSE_MS: Range = { least: 50, most: 250 };

/** A number of the range, by chance. */
export function between({ least, most }: Range): number {
  return least + Math.random() * (most - least);
}

/** Whether an error of SQLite says that another connection holds the file, which passes by itself. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
  );
}

/**
 * A queue before a file that may be locked: only the first in it tries, so that a hundred forms that wait cost what
 * one costs, and all of them follow at once when the lock is gone. The timeout of each counts from its
 * own call.
 */
export function createLockRetry({ timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = {}): LockRetry {
  let last: Promise<unknown> = Promise.resolve();

  return (attempt) => {
    const deadline = performance.now() + timeoutMs;
    const untilDone = async () => {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          const left = deadline - performance.now();
          if (!isLocked(error) || left <= 0) throw error;
          const pause = Math.min(between(pauseMs), left);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    };
    const result = last.then(untilDone);
    last = result.catch(() => undefined);
    return result;
  };
}
